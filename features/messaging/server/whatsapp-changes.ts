import { createHash } from 'node:crypto';
import type { WhatsAppChange } from '#partners/whatsapp/payloads/webhook-envelope.ts';
import type { IncomingWebhook } from '#platform/inbox/webhook-inbox.ts';

/** The topics of the inbox that WhatsApp's changes are stored under. */
export const INBOUND_MESSAGE_TOPIC = 'whatsapp/message';
export const TEMPLATE_STATUS_TOPIC = 'whatsapp/template_status';
export const PREFERENCES_TOPIC = 'whatsapp/user_preferences';

/** A change of a business account. `toldAtSeconds`: the moment its webhook bears, which a repeat of it bears too. */
export interface ToldChange {
  accountId: string;
  toldAtSeconds: number | undefined;
  change: WhatsAppChange;
}

/** A change as webhooks of the inbox: a message of a person each by its own id, anything else by its content. */
export function toIncoming({ accountId, toldAtSeconds, change }: ToldChange, now: Date): IncomingWebhook[] {
  const common = { source: 'whatsapp', shopUrl: null, triggeredAt: momentOf(toldAtSeconds, now) } as const;
  if (change.field === 'messages') {
    const { metadata, contacts } = change.value;
    return (change.value.messages ?? []).map((message) => ({
      ...common,
      deliveryId: message.id,
      topic: INBOUND_MESSAGE_TOPIC,
      body: { phoneNumberId: metadata.phone_number_id, message, contact: contacts?.[0] ?? null },
    }));
  }
  const topic =
    change.field === 'message_template_status_update' ? TEMPLATE_STATUS_TOPIC : `whatsapp/${nameOf(change)}`;
  const body = { accountId, value: change.value };
  // Such a change has no id of its own: the same content at another moment is news, as of a template that is approved,
  // paused and approved again. Without a moment, a repeat within the hour is a retry.
  const moment = toldAtSeconds ?? now.toISOString().slice(0, 13);
  const deliveryId = createHash('sha256')
    .update(`${topic}:${moment}:${JSON.stringify(body)}`)
    .digest('hex');
  return [{ ...common, deliveryId, topic, body }];
}

/** A repeat that comes late bears the moment of its first; one ahead of our clock is not believed. */
function momentOf(toldAtSeconds: number | undefined, now: Date): Date {
  return new Date(Math.min((toldAtSeconds ?? Number.POSITIVE_INFINITY) * 1000, now.getTime()));
}

function nameOf(change: WhatsAppChange): string {
  return change.field === 'other' ? change.otherField : change.field;
}
