import { signPayload } from '#partners/whatsapp/signature.ts';
import { postByGupshup } from '../../gupshup/post-by-gupshup.ts';
import { numberWithId } from '../number/numbers.ts';
import { digitsOf } from '../user-id.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { numberSettings } from '../whatsapp-account.ts';

/**
 * Posts one change to the product, signed with the app secret. The entry's id is the account's unless another id is
 * given.
 */
export function postWebhook(
  account: WhatsAppAccount,
  field: string,
  value: object,
  summary: string,
  toId = account.sandbox.settings.whatsapp.businessAccountId,
): void {
  const entry: Record<string, unknown> = { id: toId };
  // Meta adds a time to changes of the account, but not to messages.
  if (field !== 'messages') entry['time'] = Math.floor(account.sandbox.clock.now().getTime() / 1000);
  entry['changes'] = [{ value, field }];
  lastOf(account).set(field, { entry, summary });
  postEntries(account, [entry], summary);
}

/**
 * Posts the latest change of a field again with its original time, as Meta does for up to a week. Returns false if
 * there is none.
 */
export function repeatWebhook(account: WhatsAppAccount, field: string): boolean {
  const last = lastOf(account).get(field);
  if (last) postEntries(account, [last.entry], `${last.summary}, again`);
  return last !== undefined;
}

interface LastWebhook {
  entry: object;
  summary: string;
}

const lasts = new WeakMap<WhatsAppAccount, Map<string, LastWebhook>>();

function lastOf(account: WhatsAppAccount): Map<string, LastWebhook> {
  const found = lasts.get(account) ?? new Map<string, LastWebhook>();
  lasts.set(account, found);
  return found;
}

/** Posts entries unchanged, whatever they contain. */
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

/** The first part of every `messages` change: which of the account's numbers it is about. */
export function messagesValue(account: WhatsAppAccount, businessId?: string): Record<string, unknown> {
  const { id, displayNumber } = numberWithId(account, businessId);
  return {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: digitsOf(displayNumber), phone_number_id: id },
  };
}
