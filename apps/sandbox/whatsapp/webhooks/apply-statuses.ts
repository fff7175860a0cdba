import { objectIn, textIn } from '../../core/json-parts.ts';
import {
  numberSettings,
  notifyListeners,
  type MessageState,
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
  const statuses: object[] = [];
  for (const { message, step } of due) {
    // The message is already read, so WhatsApp leaves `delivered` out.
    if (RANK[message.state] >= RANK[step]) continue;
    const before = message.state;
    message.state = step;
    if (step === 'delivered' && message.deliveredUnreported) continue;
    const reported = givesNotesBack ? message : { ...message, callbackData: null };
    statuses.push(statusOfMessage(account, reported, nowMs, before));
  }
  for (let from = 0; from < statuses.length; from += STATUSES_PER_WEBHOOK) {
    const batch = statuses.slice(from, from + STATUSES_PER_WEBHOOK);
    const value = { ...messagesValue(account), statuses: batch };
    postWebhook(account, 'messages', value, `messages: ${summaryOf(batch)}`);
  }
  world.changed();
  notifyListeners(account);
}

function summaryOf(statuses: object[]): string {
  const [only] = statuses.length === 1 ? statuses : [];
  return only ? `status ${textIn(objectIn(only)['status'])}` : `${statuses.length} statuses`;
}

/** Marks everything that has arrived as read, as when the shopper opens the thread. */
export function markRead(account: WhatsAppAccount, number: string): number {
  const unread = [...account.messages.values()].filter(
    (message) => message.number === number && (message.state === 'delivered' || message.state === 'sent'),
  );
  if (unread.length > 0)
    applyStatuses(
      account,
      unread.map((message) => ({ at: 0, message, step: 'read' })),
    );
  return unread.length;
}
