import { signPayload } from '#partners/whatsapp/signature.ts';
import { postByGupshup } from '../gupshup/post-by-gupshup.ts';
import { digitsOf } from './user-id.ts';
import type { WhatsAppAccount } from './whatsapp-account.ts';
import { numberSettings } from './whatsapp-account.ts';

/** Posts one change of the account to the product, signed with the app secret. */
export function postWebhook(account: WhatsAppAccount, field: string, value: object, summary: string): void {
  const { settings, clock } = account.sandbox;
  const entry: Record<string, unknown> = { id: settings.whatsapp.businessAccountId };
  // Meta puts a time on changes of the account and none on messages.
  if (field !== 'messages') entry['time'] = Math.floor(clock.now().getTime() / 1000);
  entry['changes'] = [{ value, field }];
  postEntries(account, [entry], summary);
}

/** Posts entries just as they are given, whatever is odd about them. */
export function postEntries(account: WhatsAppAccount, entry: readonly unknown[], summary: string): void {
  const { settings, webhooks } = account.sandbox;
  const envelope = { object: 'whatsapp_business_account', entry };
  if (settings.gupshup) return postByGupshup(account, envelope, summary);
  const body = JSON.stringify(envelope);
  webhooks.send({
    partner: 'whatsapp',
    summary,
    url: numberSettings(account).callbackUrl ?? `${settings.productUrl}/webhooks/whatsapp`,
    headers: { 'x-hub-signature-256': signPayload(body, settings.meta.appSecret) },
    body,
  });
}

/** The part every `messages` change begins with. */
export function messagesValue(account: WhatsAppAccount): Record<string, unknown> {
  return {
    messaging_product: 'whatsapp',
    metadata: {
      display_phone_number: digitsOf(numberSettings(account).displayNumber),
      phone_number_id: account.sandbox.settings.whatsapp.phoneNumberId,
    },
  };
}
