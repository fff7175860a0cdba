import { createHash } from 'node:crypto';
import { MessengerWebhook } from '#partners/messenger/payloads/webhook-envelope.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FastDoor } from '#platform/http/fast-door.ts';
import { storeWebhooks, type IncomingWebhook } from '#platform/inbox/webhook-inbox.ts';
import { isMessengerReceipt, readMessengerReceipt } from '../rules/messenger-event.ts';
import type { ReceiptBook } from './receipt-book.ts';
import { storeMessengerReceipts } from './store-messenger-receipts.ts';
import { readSigned } from './whatsapp-webhook-door.ts';

/** The topics of the inbox that Messenger's events are stored under. */
export const MESSENGER_EVENT_TOPIC = 'messenger/event';
export const MESSENGER_TEMPLATE_TOPIC = 'messenger/template_status';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** The door for Messenger's webhooks: receipts are stored at once, all else goes to the inbox, once per event. */
export function messengerWebhookDoor(ctx: Context, receipts: ReceiptBook, stored: () => void): FastDoor {
  return {
    path: '/webhooks/messenger',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    async take(body, headers) {
      const webhook = MessengerWebhook.safeParse(readSigned(ctx, body, headers['x-hub-signature-256']));
      if (!webhook.success)
        throw new AppError('MALFORMED_REQUEST', {
          field: webhook.error.issues[0]?.path.join('.') ?? 'body',
        });
      await storeMessengerReceipts(ctx, receipts, receiptsIn(webhook.data));
      const incoming = toIncoming(webhook.data, ctx.clock.now());
      if ((await storeWebhooks(ctx.db, ctx.clock, incoming)) > 0) stored();
    },
  };
}

function receiptsIn(webhook: MessengerWebhook) {
  return webhook.entry.flatMap(({ id: pageId, messaging = [] }) =>
    messaging.flatMap((event) => {
      const receipt = readMessengerReceipt(event);
      return isMessengerReceipt(event) && receipt ? [{ pageId, receipt }] : [];
    }),
  );
}

function toIncoming(webhook: MessengerWebhook, now: Date): IncomingWebhook[] {
  const common = { source: 'messenger', shopUrl: null, triggeredAt: now } as const;
  return webhook.entry.flatMap(({ id: pageId, time, messaging = [], changes = [] }) => [
    ...messaging
      .filter((event) => !isMessengerReceipt(event))
      .map((event) => {
        const body = { pageId, event };
        // An event carries no id of its own, but its sender, moment and content are never twice the same.
        return { ...common, deliveryId: digestOf(body), topic: MESSENGER_EVENT_TOPIC, body };
      }),
    ...changes.map(({ field, value }) => {
      const topic =
        field === 'message_template_status_update' ? MESSENGER_TEMPLATE_TOPIC : `messenger/${field}`;
      const body = { accountId: pageId, value };
      // Without a time a repeat within the hour counts as a retry; later it may be news again.
      const when = time ?? now.toISOString().slice(0, 13);
      return { ...common, deliveryId: digestOf({ topic, when, body }), topic, body };
    }),
  ]);
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
