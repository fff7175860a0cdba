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
import { textsOfMessenger } from './consent-texts.ts';
import { greetMeta, readJson } from './whatsapp-webhook-route.ts';

/** The topics of the inbox that Messenger's events are stored under. */
export const MESSENGER_EVENT_TOPIC = 'messenger/event';
export const MESSENGER_TEMPLATE_TOPIC = 'messenger/template_status';

/**
 * What another hand said for the page: a colleague in the page's inbox, or another app. It is no receipt of ours and no
 * word of a person, and nothing here acts on it; it stays in the inbox as it came, where whoever asks why a person
 * answered so can find it, and where their erasure does.
 */
export const MESSENGER_ECHO_TOPIC = 'messenger/echo';
/** What could not be read; kept whole, and never closed as done. */
export const UNREADABLE_MESSENGER_TOPIC = 'messenger/unreadable';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** The door for Messenger's webhooks: receipts are stored at once, all else goes to the inbox, once per event. */
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
  return entry.flatMap(({ id: pageId, events }) =>
    events.flatMap((event) => {
      const receipt = readMessengerReceipt(event);
      return isMessengerReceipt(event) && receipt ? [{ pageId, receipt }] : [];
    }),
  );
}

function toIncoming({ entry }: MessengerWebhook, now: Date): IncomingWebhook[] {
  const common = { source: 'messenger', shopUrl: null, triggeredAt: now } as const;
  return entry.flatMap(({ id: pageId, time, events, changes, odd }) => {
    // Without a time a repeat within the hour counts as a retry; later it may be news again.
    const when = time ?? now.toISOString().slice(0, 13);
    const timed = (topic: string, body: object) => ({
      ...common,
      deliveryId: digestOf({ topic, when, body }),
      topic,
      body,
    });
    return [
      ...events
        .filter((event) => !isMessengerReceipt(event) || isForeignEcho(event))
        .map((event) => {
          const isEcho = isForeignEcho(event);
          const topic = isEcho ? MESSENGER_ECHO_TOPIC : MESSENGER_EVENT_TOPIC;
          const body = { pageId, event };
          const isOfConsent = !isEcho && isAboutConsent(textsOfMessenger(event));
          // An event carries no id of its own, but its sender, moment and content are never twice the same.
          return { ...common, deliveryId: digestOf(body), topic, body, isAboutConsent: isOfConsent };
        }),
      ...changes.map(({ field, value }) =>
        timed(field === 'message_template_status_update' ? MESSENGER_TEMPLATE_TOPIC : `messenger/${field}`, {
          accountId: pageId,
          value,
        }),
      ),
      ...odd.map(({ odd: field, value }) => timed(UNREADABLE_MESSENGER_TOPIC, { pageId, odd: field, value })),
    ];
  });
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
