import * as z from 'zod';
import { AroundContent, InboundContent } from './inbound-message.ts';
import { WebhookContact } from './messages-value.ts';
import {
  Id,
  part,
  parts,
  readEach,
  Text,
  unreadable,
  WebhookError,
  type Unreadable,
} from './webhook-parts.ts';

/**
 * A message between the business and a person that was written while the business used the WhatsApp Business app. An
 * echo is written by the business; in a history, `from` says who wrote the message.
 */
export const PhoneAppMessage = z.looseObject({
  ...InboundContent.shape,
  ...AroundContent.shape,
  id: Id,
  timestamp: part(Text),
  from: part(Text),
  from_user_id: part(Text),
  to: part(Text),
  to_user_id: part(Text),
  /** How far an older message got: SENT, DELIVERED, READ, PLAYED, ERROR or PENDING. */
  history_context: part(z.looseObject({ status: part(z.string()) })),
});
export type PhoneAppMessage = z.infer<typeof PhoneAppMessage>;

/** What the business wrote in the app. A message without an addressee belongs to nobody we know. */
const MessageEcho = PhoneAppMessage.refine(({ to, to_user_id: userId }) => (to ?? userId) !== undefined, {
  path: ['to'],
});

/** A change in the app's list of contacts. */
export const SyncedContact = z.looseObject({
  type: part(z.string()),
  /** `add` for a new or changed contact, `remove` for a deleted one. */
  action: z.string(),
  contact: z.looseObject({
    full_name: part(z.string()),
    first_name: part(z.string()),
    phone_number: part(Text),
    user_id: part(Text),
  }),
  metadata: part(z.looseObject({ timestamp: part(Text) })),
});
export type SyncedContact = z.infer<typeof SyncedContact>;

/** How far the import of older messages is. WhatsApp sends three phases, from the newest day to the oldest. */
export interface HistoryProgress {
  phase: number | null;
  /** Percent of the whole import. */
  percent: number | null;
  /** WhatsApp's codes, for example 2593109: the owner shares no older messages. */
  errorCodes: number[];
}

/** A chat with one person, or single messages that complete an earlier report. */
export interface HistoryThread {
  /** The person's number or id; null if the messages themselves name the person. */
  person: string | null;
  messages: PhoneAppMessage[];
}

/** What the business wrote in the app. */
export interface EchoesValue {
  phoneNumberId: string;
  echoes: PhoneAppMessage[];
  contacts: WebhookContact[];
}

export interface HistoryValue {
  phoneNumberId: string;
  /** The number as people see it. */
  displayNumber: string | null;
  progress: HistoryProgress[];
  threads: HistoryThread[];
}

export type PhoneAppChange =
  | { field: 'smb_message_echoes'; value: EchoesValue }
  | { field: 'smb_app_state_sync'; value: { phoneNumberId: string; contacts: SyncedContact[] } }
  | { field: 'history'; value: HistoryValue };

const FIELDS = ['smb_message_echoes', 'smb_app_state_sync', 'history'] as const;
type PhoneAppField = (typeof FIELDS)[number];

export function isPhoneAppField(field: string): field is PhoneAppField {
  return (FIELDS as readonly string[]).includes(field);
}

const Frame = z.looseObject({
  metadata: z.looseObject({ phone_number_id: Id, display_phone_number: part(Text) }),
  contacts: z.unknown().optional(),
  message_echoes: z.unknown().optional(),
  state_sync: z.unknown().optional(),
  history: z.unknown().optional(),
  messages: z.unknown().optional(),
});
type Frame = z.infer<typeof Frame>;

/** Reads a change of a number that is used in the phone app, item by item: an invalid item does not cost the others. */
export function readPhoneAppValue(
  field: PhoneAppField,
  given: unknown,
): { change: PhoneAppChange | null; odd: Unreadable[] } {
  const frame = Frame.safeParse(given);
  if (!frame.success) return { change: null, odd: [unreadable(field, frame.error, given)] };
  const { metadata, ...lists } = frame.data;
  const phoneNumberId = metadata.phone_number_id;
  switch (field) {
    case 'smb_message_echoes': {
      const echoes = readEach('message_echoes', MessageEcho, lists.message_echoes);
      const contacts = readEach('contacts', WebhookContact, lists.contacts);
      const odd = [...echoes.odd, ...contacts.odd];
      return {
        change: { field, value: { phoneNumberId, echoes: echoes.read, contacts: contacts.read } },
        odd,
      };
    }
    case 'smb_app_state_sync': {
      const { read, odd } = readEach('state_sync', SyncedContact, lists.state_sync);
      return { change: { field, value: { phoneNumberId, contacts: read } }, odd };
    }
    case 'history': {
      const { value, odd } = readHistory(frame.data);
      return { change: { field, value }, odd };
    }
  }
}

const Count = z.union([z.number(), z.string().regex(/^\d{1,3}$/)]).transform(Number);

const HistoryItem = z.looseObject({
  metadata: part(z.looseObject({ phase: part(Count), progress: part(Count) })),
  threads: z.unknown().optional(),
  errors: parts(WebhookError),
});

const Thread = z.looseObject({ id: Id, messages: z.unknown().optional() });

function readHistory({ metadata, history, messages }: Frame): { value: HistoryValue; odd: Unreadable[] } {
  const items = readEach('history', HistoryItem, history);
  const threads = items.read.map((item) => readEach('threads', Thread, item.threads));
  const chats = threads
    .flatMap(({ read }) => read)
    .map(({ id, messages: written }) => ({ id, ...readEach('threads.messages', PhoneAppMessage, written) }));
  // The files of older messages come in later webhooks, without their chat.
  const files = readEach('messages', PhoneAppMessage, messages);
  return {
    value: {
      phoneNumberId: metadata.phone_number_id,
      displayNumber: metadata.display_phone_number ?? null,
      progress: items.read.map(({ metadata: at, errors = [] }) => ({
        phase: at?.phase ?? null,
        percent: at?.progress ?? null,
        errorCodes: errors.flatMap(({ code }) => code ?? []),
      })),
      threads: [
        ...chats.map(({ id, read }) => ({ person: id, messages: read })),
        ...files.read.map((file) => ({ person: null, messages: [file] })),
      ],
    },
    odd: [items, files, ...threads, ...chats].flatMap(({ odd }) => odd),
  };
}
