import { signPayload } from '#partners/whatsapp/signature.ts';
import type { MessengerAccount } from './messenger-account.ts';

interface PageEvent {
  pageId: string;
  /** The field of `subscribed_apps` to which the event belongs. */
  field: string;
  part: { messaging: object[] } | { changes: object[] };
  summary: string;
}

/** Posts one event of a page to the product, signed with the app secret, if the page is subscribed to its kind. */
export function postPageWebhook(
  account: MessengerAccount,
  { pageId, field, part, summary }: PageEvent,
): void {
  const { clock, world } = account.sandbox;
  const fields = world.collection<string[]>('facebook.subscriptions').get(pageId) ?? [];
  if (!fields.includes(field)) return;
  postPageEntries(account, [{ time: clock.now().getTime(), id: pageId, ...part }], summary);
}

/** Posts entries unchanged, whatever they contain and whatever the page is subscribed to. */
export function postPageEntries(
  { sandbox: { settings, webhooks } }: MessengerAccount,
  entry: readonly unknown[],
  summary: string,
): void {
  const body = JSON.stringify({ object: 'page', entry });
  webhooks.send({
    partner: 'messenger',
    summary,
    url: `${settings.productUrl}/webhooks/messenger`,
    headers: { 'x-hub-signature-256': signPayload(body, settings.meta.appSecret) },
    body,
  });
}
