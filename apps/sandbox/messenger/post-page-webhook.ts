import { signPayload } from '#partners/whatsapp/signature.ts';
import type { MessengerAccount } from './messenger-account.ts';

interface PageEvent {
  pageId: string;
  /** The field of `subscribed_apps` that it belongs to. */
  field: string;
  part: { messaging: object[] } | { changes: object[] };
  summary: string;
}

/** Posts one event of a page to the product, signed with the app secret, if the page is subscribed to its kind. */
export function postPageWebhook(
  account: MessengerAccount,
  { pageId, field, part, summary }: PageEvent,
): void {
  const { settings, webhooks, clock, world } = account.sandbox;
  const fields = world.collection<string[]>('facebook.subscriptions').get(pageId) ?? [];
  if (!fields.includes(field)) return;
  const entry = { time: clock.now().getTime(), id: pageId, ...part };
  const body = JSON.stringify({ object: 'page', entry: [entry] });
  webhooks.send({
    partner: 'messenger',
    summary,
    url: `${settings.productUrl}/webhooks/messenger`,
    headers: { 'x-hub-signature-256': signPayload(body, settings.meta.appSecret) },
    body,
  });
}
