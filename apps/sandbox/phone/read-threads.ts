import type { FastifyRequest } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readWhatsAppMarkup, type TextPiece } from '#platform/ui-kit/phone/whatsapp-markup.ts';
import { objectIn, textIn } from '../core/json-parts.ts';
import { chatKey, ownerName } from '../whatsapp/inbound/person.ts';
import { numbersOf, numberWithId } from '../whatsapp/number/numbers.ts';
import { whatsAppNumberOf } from '../whatsapp/user-id.ts';
import type { Chat, StoredMessage, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import type { PhoneMessage, ThreadList, ThreadSummary, WhatsAppThread } from './phone-thread.ts';
import { readWhatsAppBubble } from './read-whatsapp-bubble.ts';

const DAY_MS = 86_400_000;
/** A load test writes to thousands of numbers, but a list is for people. */
const MOST_THREADS = 100;

/** A shopper's number, and the account's number they write with; without its id, the first. */
export interface ChatSides {
  number: string;
  businessId?: string | undefined;
}

/** A chat in WhatsApp, as the page names it. */
export interface OfChat {
  Params: { number: string };
  Querystring: { business?: string };
}

export function sidesOf({ params, query }: FastifyRequest<OfChat>): ChatSides {
  return { number: whatsAppNumberOf(params.number), businessId: query.business };
}

/** Every chat that has messages, the newest first: one for each person and number of the account. */
export function listThreads(account: WhatsAppAccount): Omit<ThreadList, 'pages'> {
  const chats = new Map<string, StoredMessage[]>();
  for (const message of [...account.messages.values()].toReversed()) {
    const key = chatKey(numberWithId(account, message.businessId).id, message.number);
    const found = chats.get(key);
    if (found) found.push(message);
    else if (chats.size < MOST_THREADS) chats.set(key, [message]);
  }
  const threads = [...chats.values()].flatMap((messages) => summaryOf(account, messages));
  return { threads, now: account.sandbox.clock.now().getTime() };
}

/** The messages of one chat, oldest first. */
export function messagesOf(account: WhatsAppAccount, { number, businessId }: ChatSides): StoredMessage[] {
  const { id } = numberWithId(account, businessId);
  return [...account.messages.values()].filter(
    (message) => message.number === number && numberWithId(account, message.businessId).id === id,
  );
}

function summaryOf(account: WhatsAppAccount, messages: StoredMessage[]): ThreadSummary[] {
  const shown = messages.filter(isOnPhone);
  const last = shown[0];
  if (!last) return [];
  const { number } = last;
  const { text, heading, media, buttons } = readWhatsAppBubble(account, last);
  const { id, verifiedName } = numberWithId(account, last.businessId);
  const [first] = numbersOf(account);
  return [
    {
      app: 'whatsapp',
      page: null,
      business: id === first.id ? null : { id, name: verifiedName },
      number: `+${number}`,
      displayNumber: displayNumber(number),
      name: account.people.get(number)?.name ?? ownerName(account.sandbox, number),
      lastText: plainText(text) || heading || (media ? `A ${media.kind}` : (buttons[0]?.title ?? '')),
      lastAt: last.at,
      lastState: last.state,
      unread: shown.filter(({ state }) => state === 'delivered').length,
    },
  ];
}

/** One shopper's chat, oldest message first. A number nobody wrote to yet is an empty thread. */
export function readThread(account: WhatsAppAccount, sides: ChatSides): WhatsAppThread {
  const number = whatsAppNumberOf(sides.number);
  const { id, verifiedName } = numberWithId(account, sides.businessId);
  const chat = account.chats.get(chatKey(id, number));
  const messages = messagesOf(account, { number, businessId: id });
  const name = account.people.get(number)?.name ?? ownerName(account.sandbox, number);
  return {
    app: 'whatsapp',
    number: `+${number}`,
    displayNumber: displayNumber(number),
    name,
    business: { id, name: verifiedName },
    windowUntil: windowEnd(chat),
    stoppedMarketing: chat?.stoppedMarketing ?? false,
    bubbles: messages.filter(isOnPhone).map((message) => withQuote(account, message, name)),
    now: account.sandbox.clock.now().getTime(),
  };
}

function windowEnd(chat: Chat | undefined): number | null {
  const lastInboundAt = chat?.lastInboundAt ?? null;
  return lastInboundAt === null ? null : lastInboundAt + DAY_MS;
}

/** Returns whether a message has reached the phone. A failed message, or one that has not left Meta yet, has not. */
function isOnPhone({ state }: StoredMessage): boolean {
  return state !== 'failed' && state !== 'accepted' && state !== 'sent';
}

function withQuote(account: WhatsAppAccount, message: StoredMessage, name: string): PhoneMessage {
  const bubble = readWhatsAppBubble(account, message);
  const { id, message_id: sentId } = objectIn(message.content['context']);
  const quoted = account.messages.get(textIn(id ?? sentId));
  if (!quoted) return bubble;
  const { text, heading } = readWhatsAppBubble(account, quoted);
  const author =
    quoted.direction === 'fromShopper' ? name : numberWithId(account, quoted.businessId).verifiedName;
  return { ...bubble, quote: { name: author, text: heading ?? plainText(text) } };
}

function plainText(text: string | null): string {
  return readWhatsAppMarkup(text ?? '')
    .map(textOf)
    .join('');
}

function textOf(piece: TextPiece): string {
  if (piece.kind === 'text') return piece.text;
  return piece.kind === 'variable' ? `{{${piece.name}}}` : piece.pieces.map(textOf).join('');
}

function displayNumber(number: string): string {
  return parsePhoneNumberFromString(`+${number}`)?.formatInternational() ?? `+${number}`;
}
