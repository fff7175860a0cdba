import type { Source } from '#features/engine/messaging/contract/source.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';

interface Planting {
  rows: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  shopId: number;
  plantsAgainst?: Set<string>;
}

interface WrittenMessage {
  phone?: string;
  psid?: string;
  at: Date;
  sourceEvent?: string;
  discountCode?: string;
  source?: Source;
}

/** Writes a reminder as if it had been created at that moment. Nothing will send it. */
export async function writeMessage(
  { rows, shopId, plantsAgainst }: Planting,
  message: WrittenMessage,
): Promise<{ messageId: string; subscriberId: string }> {
  plantsAgainst?.add('queuedMessageHasPlace');
  const messageId = timeOrderedId(message.at);
  const source = message.source ?? { kind: 'campaign', type: 'abandonedCart', id: null };
  const [written] = await rows(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
       source_type, source_id, source_event, content, discount_code, state)
     select shop_id, $2, $3, sender_id, subscriber_id, channel, 'marketing', $7, $8, $9, $5, '{}', $6, 'queued'
     from senders join subscribers using (shop_id, channel) where shop_id = $1 and $4 in (phone_e164, psid)
     returning subscriber_id`,
    [
      shopId,
      messageId,
      message.at,
      message.psid ?? message.phone,
      message.sourceEvent ?? messageId,
      message.discountCode,
      source.kind,
      source.type,
      source.id,
    ],
  );
  if (!written) throw new Error('there is nobody to write to');
  return { messageId, subscriberId: String(written['subscriber_id']) };
}
