import { createHash } from 'node:crypto';
import type { WebhookContact } from '#partners/whatsapp/payloads/messages-value.ts';
import type {
  HistoryThread,
  PhoneAppChange,
  PhoneAppMessage,
} from '#partners/whatsapp/payloads/phone-app-values.ts';
import type { IncomingWebhook } from '#platform/inbox/webhook-inbox.ts';
import { CHANNEL_TOPICS } from './channel-topics.ts';

/** A webhook can describe thousands of messages, or contacts. So many of them are processed in one transaction. */
const MOST_TOGETHER = 100;

/**
 * A change in the phone app as webhooks of the inbox: echoes one by one, by their own ids, and everything else in small
 * groups, so that one that fails does not keep the rest waiting.
 */
export function toPhoneAppIncoming(change: PhoneAppChange, momentKey: string, now: Date): IncomingWebhook[] {
  const common = { source: 'whatsapp', shopUrl: null, triggeredAt: now } as const;
  const { phoneNumberId } = change.value;
  // The same content in another webhook is new, such as a contact that is added again.
  const byContent = (topic: string, body: object): IncomingWebhook => ({
    ...common,
    topic,
    body: { phoneNumberId, ...body },
    deliveryId: createHash('sha256')
      .update(`${topic}:${momentKey}:${JSON.stringify([phoneNumberId, body])}`)
      .digest('hex'),
  });
  switch (change.field) {
    case 'smb_message_echoes':
      return change.value.echoes.map((echo) => ({
        ...common,
        deliveryId: echo.id,
        topic: CHANNEL_TOPICS.phoneEcho,
        body: { phoneNumberId, echo, contact: addresseeOf(echo, change.value.contacts) },
      }));
    case 'smb_app_state_sync':
      return groupsOf(change.value.contacts).map((contacts) =>
        byContent(CHANNEL_TOPICS.phoneContacts, { contacts }),
      );
    case 'history':
      return [
        ...change.value.threads
          .flatMap(partsOf)
          .map((part) =>
            byContent(CHANNEL_TOPICS.phoneHistory, { displayNumber: change.value.displayNumber, ...part }),
          ),
        ...change.value.progress.map((progress) =>
          byContent(CHANNEL_TOPICS.phoneHistoryProgress, { progress }),
        ),
      ];
  }
}

function addresseeOf(
  { to, to_user_id: userId }: PhoneAppMessage,
  contacts: readonly WebhookContact[],
): WebhookContact | null {
  const ids = new Set([to, userId].filter((id) => id !== undefined));
  return contacts.find(({ wa_id: waId, user_id: id }) => ids.has(waId ?? '') || ids.has(id ?? '')) ?? null;
}

function partsOf({ person, messages }: HistoryThread): HistoryThread[] {
  return groupsOf(messages).map((group) => ({ person, messages: group }));
}

function groupsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_TOGETHER);
  return Array.from({ length: count }, (_, nth) =>
    items.slice(nth * MOST_TOGETHER, (nth + 1) * MOST_TOGETHER),
  );
}
