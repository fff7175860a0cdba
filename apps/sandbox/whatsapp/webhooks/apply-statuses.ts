import { objectIn, textIn } from '../../core/json-parts.ts';
import {
  numberSettings,
  notifyListeners,
  type MessageState,
  type StoredMessage,
  type WhatsAppAccount,
} from '../whatsapp-account.ts';
import { messagesValue, postWebhook } from './post-webhook.ts';
import type { Due } from './status-queue.ts';
import { statusOfMessage } from './status-webhook.ts';

/** Meta puts up to 1,000 changes into one webhook. A few hundred statuses keep it below 200 KB. */
const STATUSES_PER_WEBHOOK = 250;

const RANK: Record<MessageState, number> = {
  accepted: 0,
  sent: 1,
  delivered: 2,
  failed: 3,
  read: 4,
  received: 5,
};

/** Gives these messages their next status, and notifies the product with many statuses in each webhook. */
export function applyStatuses(account: WhatsAppAccount, due: Due[]): void {
  const { clock, world, settings } = account.sandbox;
  const givesNotesBack = numberSettings(account).givesNotesBack ?? settings.gupshup === undefined;
  const nowMs = clock.now().getTime();
  const changed: { businessId: string | undefined; status: object }[] = [];
  for (const { message, step } of due) {
    // The message is already read, so WhatsApp leaves `delivered` out.
    if (RANK[message.state] >= RANK[step]) continue;
    const before = message.state;
    message.state = step;
    if (step === 'delivered' && message.deliveredUnreported) continue;
    const reported = givesNotesBack ? message : { ...message, callbackData: null };
    const status = statusOfMessage(account, reported, nowMs, before);
    changed.push({ businessId: message.businessId, status });
  }
  for (const [businessId, own] of Map.groupBy(changed, (one) => one.businessId))
    postStatuses(
      account,
      businessId,
      own.map(({ status }) => status),
    );
  world.changed();
  notifyListeners(account);
}

function postStatuses(account: WhatsAppAccount, businessId: string | undefined, statuses: object[]): void {
  for (let from = 0; from < statuses.length; from += STATUSES_PER_WEBHOOK) {
    const batch = statuses.slice(from, from + STATUSES_PER_WEBHOOK);
    const value = { ...messagesValue(account, businessId), statuses: batch };
    postWebhook(account, 'messages', value, `messages: ${summaryOf(batch)}`);
  }
}

function summaryOf(statuses: object[]): string {
  const [only] = statuses.length === 1 ? statuses : [];
  return only ? `status ${textIn(objectIn(only)['status'])}` : `${statuses.length} statuses`;
}

/** The shopper opened these messages: those that have arrived are read. */
export function markRead(account: WhatsAppAccount, messages: readonly StoredMessage[]): number {
  const unread = messages.filter(({ state }) => state === 'delivered' || state === 'sent');
  if (unread.length > 0)
    applyStatuses(
      account,
      unread.map((message) => ({ at: 0, message, step: 'read' })),
    );
  return unread.length;
}
