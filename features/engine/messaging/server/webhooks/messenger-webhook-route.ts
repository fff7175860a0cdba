import { createHash } from 'node:crypto';
import { isAboutConsent } from '#features/foundations/consent/server/index.ts';
import { MessengerWebhook } from '#partners/messenger/payloads/webhook-envelope.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { storeWebhooks, type IncomingWebhook } from '#platform/inbox/webhook-inbox.ts';
import {
  isForeignEcho,
  isMessengerReceipt,
  readMessengerReceipt,
} from '../../rules/receipts/messenger-event.ts';
import type { ReceiptBatcher } from '../receipts/receipt-batcher.ts';
import { storeMessengerReceipts } from '../receipts/store-messenger-receipts.ts';
import { CHANNEL_TOPICS } from './channel-topics.ts';
import { textsOfMessenger } from './consent-texts.ts';
import { greetMeta, readJson } from './whatsapp-webhook-route.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * The endpoint for Messenger's webhooks. Receipts are stored immediately; everything else goes to the inbox, once per
 * event.
 */
export function messengerWebhookRoute(ctx: Context, receipts: ReceiptBatcher, stored: () => void): RawRoute {
  return {
    path: '/webhooks/messenger',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    greet: (headers) => greetMeta(ctx, headers),
    async take(body) {
      const webhook = MessengerWebhook.safeParse(readJson(body));
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

function receiptsIn({ entry }: MessengerWebhook) {
  return entry.flatMap(({ id: pageId, events, standby }) =>
    [...events, ...standby].flatMap((event) => {
      const receipt = readMessengerReceipt(event);
      return isMessengerReceipt(event) && receipt ? [{ pageId, receipt }] : [];
    }),
  );
}

function toIncoming({ entry }: MessengerWebhook, now: Date): IncomingWebhook[] {
  const common = { source: 'messenger', shopUrl: null, triggeredAt: now } as const;
  return entry.flatMap(({ id: pageId, time, events, standby, changes, odd }) => {
    // Without a time, a repeat within the hour counts as a retry. Later it may be a new event.
    const when = time ?? now.toISOString().slice(0, 13);
    const timed = (topic: string, body: object) => ({
      ...common,
      deliveryId: digestOf({ topic, when, body }),
      topic,
      body,
    });
    return [
      ...[
        ...events.map((event) => ({ pageId, event })),
        ...standby.map((event) => ({ pageId, event, isStandby: true })),
      ]
        .filter(({ event }) => !isMessengerReceipt(event) || isForeignEcho(event))
        .map((body) => {
          const isEcho = isForeignEcho(body.event);
          const topic = isEcho ? CHANNEL_TOPICS.messengerEcho : CHANNEL_TOPICS.messengerEvent;
          const isOfConsent = !isEcho && isAboutConsent(textsOfMessenger(body.event));
          // An event has no id, but its sender, moment and content are never the same twice.
          return { ...common, deliveryId: digestOf(body), topic, body, isAboutConsent: isOfConsent };
        }),
      ...changes.map(({ field, value }) =>
        timed(
          field === 'message_template_status_update'
            ? CHANNEL_TOPICS.messengerTemplateStatus
            : `messenger/${field}`,
          {
            accountId: pageId,
            value,
          },
        ),
      ),
      ...odd.map(({ odd: field, value }) =>
        timed(CHANNEL_TOPICS.messengerUnprocessable, { pageId, odd: field, value }),
      ),
    ];
  });
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
