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

/** Who is talking. A number may be missing for people who use a username; `user_id` is then there. */
export const WebhookContact = z.looseObject({
  profile: part(z.looseObject({ name: part(z.string()), username: part(z.string()) })),
  wa_id: part(Text),
  user_id: part(Text),
  parent_user_id: part(Text),
});
export type WebhookContact = z.infer<typeof WebhookContact>;

/** A receipt: what became of a message of ours. May come twice, late, or out of order. */
export const MessageStatus = z.looseObject({
  id: Words,
  /** Gupshup's own id of the message, where the status comes through Gupshup. */
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

/** Text that says something: an empty one counts as missing. */
const Told = PlainText.min(1);

/** How nearly all of them are: without a part that may be missing for being odd it is read in a third of the time. */
const UsualStatuses = z.array(
  z.object({
    id: PlainText,
    gs_id: Told.optional(),
    status: PlainText,
    timestamp: z.string().regex(/^\d{1,12}$/),
    recipient_id: Told.optional(),
    recipient_user_id: Told.optional(),
    biz_opaque_callback_data: z.string().min(1).optional(),
    conversation: z.object({ id: Told.optional() }).optional(),
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

/** The value of the field `messages`: what people sent, and what became of what we sent. */
export interface MessagesValue {
  /** The number that it is told of; null when it is not named. */
  phoneNumberId: string | null;
  contacts: WebhookContact[];
  messages: InboundMessage[];
  statuses: MessageStatus[];
  /** Another sender, such as Meta Business Agent, answers for the number in these conversations. */
  isStandby: boolean;
  /** What WhatsApp could not do for the number: a message of a customer that it lost, calls that came too fast. */
  errors: WebhookError[];
}

const Frame = z.looseObject({
  metadata: part(z.looseObject({ phone_number_id: part(Text) })),
  contacts: z.unknown().optional(),
  messages: z.unknown().optional(),
  statuses: z.unknown().optional(),
  errors: z.unknown().optional(),
});

/** Takes a value apart: one odd item costs nothing that stands beside it, and is handed out as what could not be read. */
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
      // Such a message is noted, but what it said may be in the very part.
      ...words.flatMap((message: unknown) => oddParts('messages', InboundMessage, message)),
    ],
  };
}

const StandbyValue = z.looseObject({ standby: z.looseObject({}) });

/** Meta puts what happens on standby one level deeper than the number that it is about. */
function withoutStandby(given: unknown): unknown {
  const { data } = StandbyValue.safeParse(given);
  return data ? { ...data, ...data.standby } : given;
}

/** On standby, receipts of the other sender's messages come too. Those of ours bear our note, or Gupshup's id. */
function isOfOurMessage({ biz_opaque_callback_data: note, gs_id: gupshupId }: MessageStatus): boolean {
  return note !== undefined || gupshupId !== undefined;
}
