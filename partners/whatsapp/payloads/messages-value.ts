import * as z from 'zod';
import { InboundMessage } from './inbound-message.ts';
import {
  oddParts,
  part,
  parts,
  PlainText,
  readEach,
  Text,
  Timestamp,
  unreadable,
  WebhookError,
  type Unreadable,
  Words,
} from './webhook-parts.ts';

/** The person. The number may be missing for people with a username, who have a `user_id`. */
export const WebhookContact = z.looseObject({
  profile: part(z.looseObject({ name: part(z.string()), username: part(z.string()) })),
  wa_id: part(Text),
  user_id: part(Text),
  parent_user_id: part(Text),
});
export type WebhookContact = z.infer<typeof WebhookContact>;

/** A receipt: the status of a message of ours. May arrive twice, late or out of order. */
export const MessageStatus = z.looseObject({
  id: Words,
  /** Gupshup's id of the message, for a status through Gupshup. */
  gs_id: part(Text),
  /** sent, delivered, read, failed or played. */
  status: Text,
  timestamp: part(Timestamp),
  recipient_id: part(Text),
  recipient_user_id: part(Text),
  biz_opaque_callback_data: part(z.string()),
  conversation: part(
    z.looseObject({ id: part(Text), origin: part(z.looseObject({ type: part(z.string()) })) }),
  ),
  pricing: part(
    z.looseObject({
      billable: part(z.boolean()),
      pricing_model: part(z.string()),
      type: part(z.string()),
      category: part(z.string()),
    }),
  ),
  errors: parts(WebhookError),
});
export type MessageStatus = z.infer<typeof MessageStatus>;

/** Text that is not empty; an empty one counts as missing. */
const NonEmptyText = PlainText.min(1);

/** The usual form of statuses. Without optional parts it is parsed in a third of the time. */
const UsualStatuses = z.array(
  z.object({
    id: PlainText,
    gs_id: NonEmptyText.optional(),
    status: PlainText,
    timestamp: z.string().regex(/^\d{1,12}$/),
    recipient_id: NonEmptyText.optional(),
    recipient_user_id: NonEmptyText.optional(),
    biz_opaque_callback_data: z.string().min(1).optional(),
    conversation: z.object({ id: NonEmptyText.optional() }).optional(),
    pricing: z
      .object({
        billable: z.boolean().optional(),
        pricing_model: z.string().optional(),
        type: z.string().optional(),
        category: z.string().optional(),
      })
      .optional(),
    errors: z.undefined().optional(),
  }),
);

/** The field `messages`: what people sent, and the statuses of our messages. */
export interface MessagesValue {
  /** The number it concerns; null when it is not named. */
  phoneNumberId: string | null;
  contacts: WebhookContact[];
  messages: InboundMessage[];
  statuses: MessageStatus[];
  /** Another sender, such as Meta Business Agent, answers for the number in these conversations. */
  isStandby: boolean;
  /** WhatsApp's errors about the number: a lost customer message, or calls that were too fast. */
  errors: WebhookError[];
}

const Frame = z.looseObject({
  metadata: part(z.looseObject({ phone_number_id: part(Text) })),
  contacts: z.unknown().optional(),
  messages: z.unknown().optional(),
  statuses: z.unknown().optional(),
  errors: z.unknown().optional(),
});

/** Splits a value into items. An invalid item does not cost the others and is returned as unreadable. */
export function readMessagesValue(
  given: unknown,
  isStandby = false,
): { value: MessagesValue | null; odd: Unreadable[] } {
  const frame = Frame.safeParse(isStandby ? withoutStandby(given) : given);
  if (!frame.success) return { value: null, odd: [unreadable('messages', null, given)] };
  const contacts = readEach('contacts', WebhookContact, frame.data.contacts);
  const messages = readEach('messages', InboundMessage, frame.data.messages);
  const usual = UsualStatuses.safeParse(frame.data.statuses).data;
  const statuses = usual
    ? { read: usual, odd: [] }
    : readEach('statuses', MessageStatus, frame.data.statuses);
  const errors = readEach('errors', WebhookError, frame.data.errors);
  const words = Array.isArray(frame.data.messages) ? frame.data.messages : [];
  return {
    value: {
      phoneNumberId: frame.data.metadata?.phone_number_id ?? null,
      contacts: contacts.read,
      messages: messages.read,
      statuses: isStandby ? statuses.read.filter(isOfOurMessage) : statuses.read,
      isStandby,
      errors: errors.read,
    },
    odd: [
      ...[contacts, messages, statuses, errors].flatMap(({ odd }) => odd),
      // Such a message is stored, but its content may be in the invalid part.
      ...words.flatMap((message: unknown) => oddParts('messages', InboundMessage, message)),
    ],
  };
}

const StandbyValue = z.looseObject({ standby: z.looseObject({}) });

/** Meta nests standby events one level deeper than the number they concern. */
function withoutStandby(given: unknown): unknown {
  const { data } = StandbyValue.safeParse(given);
  return data ? { ...data, ...data.standby } : given;
}

/** On standby we also get receipts of the other sender's messages. Ours have our callback data, or Gupshup's id. */
function isOfOurMessage({ biz_opaque_callback_data: note, gs_id: gupshupId }: MessageStatus): boolean {
  return note !== undefined || gupshupId !== undefined;
}
