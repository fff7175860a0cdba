import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readWhatsAppMarkup, type TextPiece } from '#platform/ui-kit/phone/whatsapp-markup.ts';
import { objectIn, textIn } from '../core/json-parts.ts';
import { nameOf } from '../whatsapp/inbound/person.ts';
import { whatsAppNumberOf } from '../whatsapp/user-id.ts';
import {
  numberSettings,
  type Person,
  type StoredMessage,
  type WhatsAppAccount,
} from '../whatsapp/whatsapp-account.ts';
import type { PhoneMessage, ThreadList, ThreadSummary, WhatsAppThread } from './phone-thread.ts';
import { readWhatsAppBubble } from './read-whatsapp-bubble.ts';

const DAY_MS = 86_400_000;
/** A load test writes to thousands of numbers, but a list is for people. */
const MOST_THREADS = 100;

/** Returns every number that has messages, newest first. */
export function listThreads(account: WhatsAppAccount): Omit<ThreadList, 'pages'> {
  const byNumber = new Map<string, StoredMessage[]>();
  for (const message of [...account.messages.values()].toReversed()) {
    const found = byNumber.get(message.number);
    if (found) found.push(message);
    else if (byNumber.size < MOST_THREADS) byNumber.set(message.number, [message]);
  }
  const threads = [...byNumber].flatMap(([number, messages]) => summaryOf(account, number, messages));
  return { threads, now: account.sandbox.clock.now().getTime() };
}

function summaryOf(account: WhatsAppAccount, number: string, messages: StoredMessage[]): ThreadSummary[] {
  const shown = messages.filter(isOnPhone);
  const last = shown[0];
  if (!last) return [];
  const { text, heading, media, buttons } = readWhatsAppBubble(account, last);
  return [
    {
      app: 'whatsapp',
      page: null,
      number: `+${number}`,
      displayNumber: displayNumber(number),
      name: account.people.get(number)?.name ?? nameOf(number),
      lastText: plainText(text) || heading || (media ? `A ${media.kind}` : (buttons[0]?.title ?? '')),
      lastAt: last.at,
      lastState: last.state,
      unread: shown.filter(({ state }) => state === 'delivered').length,
    },
  ];
}

/** Returns the thread on a shopper's phone, oldest message first. A number without messages has an empty thread. */
export function readThread(account: WhatsAppAccount, rawNumber: string): WhatsAppThread {
  const number = whatsAppNumberOf(rawNumber);
  const settings = numberSettings(account);
  const person = account.people.get(number);
  const messages = [...account.messages.values()].filter((message) => message.number === number);
  const name = person?.name ?? nameOf(number);
  const windowUntil = windowEnd(person);
  return {
    app: 'whatsapp',
    number: `+${number}`,
    displayNumber: displayNumber(number),
    name,
    business: { id: 'business', name: settings.verifiedName },
    windowUntil,
    stoppedMarketing: person?.stoppedMarketing ?? false,
    bubbles: messages.filter(isOnPhone).map((message) => withQuote(account, message, name)),
    now: account.sandbox.clock.now().getTime(),
  };
}

function windowEnd(person: Person | undefined): number | null {
  const lastInboundAt = person?.lastInboundAt ?? null;
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
  const author = quoted.direction === 'fromShopper' ? name : numberSettings(account).verifiedName;
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
