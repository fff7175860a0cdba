import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import { readConsentWord } from '#features/foundations/consent/server/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** Whether a person opted out after that moment, in a message that was processed earlier. */
export async function hasOptedOutSince(
  tx: Tx,
  { shop_id: shopId, subscriber_id: subscriberId }: Subscriber,
  since: Date,
): Promise<boolean> {
  const later = await tx
    .selectFrom('inbound_messages')
    .select(['text', 'payload'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .where('received_at', '>', since)
    .execute();
  return later.some(
    ({ text, payload }) => payload === STOP_PAYLOAD || readConsentWord(payload ?? text ?? '') === 'stop',
  );
}
