import { randomBytes } from 'node:crypto';
import { chatKey } from '../inbound/person.ts';
import {
  notifyListeners,
  type StoredMessage,
  type StoredTemplate,
  type WhatsAppAccount,
} from '../whatsapp-account.ts';
import { isWindowOpen } from './check-recipient.ts';

/** This many of the newest messages are stored for the phone and survive a restart. Counters include all messages. */
const MAX_MESSAGES = 2000;
/** The maximum of remembered callback data, because a long load test must not fill the memory. */
const KEPT_CALLBACKS = 2_000_000;
/** The free replies of a number in each calendar month, since October 2026. */
const FREE_REPLIES = 1000;

export interface Accepted {
  number: string;
  /** The id of the account's number that sends it. */
  businessId: string;
  content: Record<string, unknown>;
  template: StoredTemplate | null;
  nowMs: number;
  /** The code with which the message will fail; null if it will arrive. */
  failsWith: number | null;
  /** Whether Meta first holds the message for a while. */
  isHeld?: boolean;
}

/** Accepts a message: stores it, counts it, and queues its statuses. */
export function acceptMessage(account: WhatsAppAccount, accepted: Accepted): StoredMessage {
  const { number, businessId, content, template, nowMs, failsWith, isHeld = false } = accepted;
  const callbackData = content['biz_opaque_callback_data'];
  const message: StoredMessage = {
    id: newMessageId(number),
    direction: 'fromBusiness',
    number,
    businessId,
    at: nowMs,
    state: 'accepted',
    content,
    templateId: template?.id ?? null,
    category: (template?.category.toLowerCase() as StoredMessage['category'] | undefined) ?? 'service',
    inWindow: isWindowOpen(account.chats.get(chatKey(businessId, number)), nowMs),
    callbackData: typeof callbackData === 'string' ? callbackData : null,
    errorCode: null,
    ...(account.sandbox.misbehaviour.claim('whatsapp', 'deliveredMissing') && { deliveredUnreported: true }),
  };
  if (message.category === 'service') message.isWithinAllowance = isFreeReply(account, nowMs);
  count(account, message.callbackData);
  saveMessage(account, message);
  if (isHeld) account.statuses.hold(message, failsWith);
  else account.statuses.follow(message, failsWith);
  return message;
}

/** Counts a reply. Returns whether it is free this month. All numbers of the account share the count. */
function isFreeReply({ repliesByMonth }: WhatsAppAccount, nowMs: number): boolean {
  const month = new Date(nowMs).toISOString().slice(0, 7);
  const replies = (repliesByMonth.get(month) ?? 0) + 1;
  repliesByMonth.set(month, replies);
  return replies <= FREE_REPLIES;
}

export function saveMessage(account: WhatsAppAccount, message: StoredMessage): void {
  account.messages.set(message.id, message);
  if (account.messages.size > MAX_MESSAGES) {
    const oldest = account.messages.keys().next();
    if (!oldest.done) account.messages.delete(oldest.value);
  }
  account.sandbox.world.changed();
  notifyListeners(account);
}

/**
 * A prefix of this run, because ids must differ between runs of the sandbox and a random number for each id is slow.
 */
const runOfIds = randomBytes(6).toString('hex').toUpperCase();
let lastId = 0;

/** Returns a new message id. It looks like Meta's: `wamid.` and base64 that contains the number. */
export function newMessageId(number: string): string {
  lastId += 1;
  const unique = runOfIds + lastId.toString(16).toUpperCase().padStart(8, '0');
  return `wamid.${Buffer.from(`\u001D\u0018\u000B${number}\u0015\u0002${unique}`, 'latin1').toString('base64')}`;
}

/** Stores that the last try of a message was refused, even if its sender has ended. */
export function noteRefused(account: WhatsAppAccount, content: Record<string, unknown>): void {
  const callbackData = content['biz_opaque_callback_data'];
  if (typeof callbackData === 'string' && account.lastRefused.size < KEPT_CALLBACKS)
    account.lastRefused.add(callbackData);
}

function count(account: WhatsAppAccount, callbackData: string | null): void {
  account.acceptedCount += 1;
  if (callbackData === null) return;
  account.lastRefused.delete(callbackData);
  const times = (account.acceptedTimes.get(callbackData) ?? 0) + 1;
  if (times > 1) account.acceptedMoreThanOnce.add(callbackData);
  else if (account.acceptedTimes.size >= KEPT_CALLBACKS) return;
  account.acceptedTimes.set(callbackData, times);
}
