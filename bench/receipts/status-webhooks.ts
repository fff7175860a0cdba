import { signPayload } from '#partners/whatsapp/signature.ts';
import type { SignedWebhook } from './post-webhooks.ts';

export interface SentMessage {
  shop_id: number;
  message_id: string;
}

type Status = 'sent' | 'delivered' | 'read';

interface Sender {
  senderExternalId: string;
  appSecret: string;
}

/** Returns signed webhooks with this many statuses each, in the Cloud API's form. Each round covers every message. */
export function statusWebhooks(
  messages: readonly SentMessage[],
  rounds: readonly Status[],
  perBody: number,
  { senderExternalId, appSecret }: Sender,
): SignedWebhook[] {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const statuses = rounds.flatMap((status) =>
    messages.map((message) => statusOf(message, status, timestamp)),
  );
  const webhooks: SignedWebhook[] = [];
  for (let at = 0; at < statuses.length; at += perBody) {
    const body = bodyOf(senderExternalId, statuses.slice(at, at + perBody));
    webhooks.push({ body, signature: signPayload(body, appSecret) });
  }
  return webhooks;
}

function statusOf({ shop_id, message_id }: SentMessage, status: Status, timestamp: string): object {
  return {
    id: `wamid.${message_id}`,
    status,
    timestamp,
    recipient_id: '4915000000001',
    recipient_user_id: 'DE.13491208655302741918',
    biz_opaque_callback_data: `b1:${shop_id}:${message_id}`,
    conversation: { id: `conversation-${message_id}`, origin: { type: 'marketing' } },
    pricing: { billable: true, pricing_model: 'PMP', category: 'marketing', type: 'regular' },
  };
}

function bodyOf(senderExternalId: string, statuses: readonly object[]): string {
  const metadata = { display_phone_number: '4915215550100', phone_number_id: senderExternalId };
  const value = { messaging_product: 'whatsapp', metadata, statuses };
  const changes = [{ value, field: 'messages' }];
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: 'bench', changes }] });
}
