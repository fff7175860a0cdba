import type { WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';

/** Posts Meta's envelope as Gupshup passes it on: with Gupshup's app in it, and unsigned. */
export function postByGupshup({ sandbox }: WhatsAppAccount, envelope: object, summary: string): void {
  const { gupshup, productUrl } = sandbox.settings;
  if (!gupshup) return;
  sandbox.webhooks.send({
    partner: 'whatsapp',
    summary: `${summary} (Gupshup)`,
    url: `${productUrl}/webhooks/gupshup/${gupshup.webhookSecret}`,
    headers: {},
    body: JSON.stringify({ gs_app_id: gupshup.appId, ...envelope }),
  });
}
