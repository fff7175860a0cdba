import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { setIdentifiers } from './find-or-create-subscriber.ts';
import { mergeSubscribers } from './merge-subscribers.ts';
import { lockByIdentifiers, lockSubscriber } from './subscriber-queries.ts';

const NOBODY = { phoneE164: null, waId: null, bsuid: null, psid: null };

/**
 * The row's number belongs to this account, so a row with the account is the same person. The number that a message
 * just reached is their current one. An account that the row already has stays.
 */
export async function joinAccount(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  { shopId, subscriberId, bsuid }: { shopId: number; subscriberId: string; bsuid: string },
): Promise<void> {
  const others = await lockByIdentifiers(tx, shopId, 'WA', { ...NOBODY, bsuid });
  const row = await lockSubscriber(tx, shopId, subscriberId);
  // Erased since, so the row is nobody: a late answer must not assign the account to it.
  if (!row || row.bsuid !== null || (row.phone_e164 ?? row.wa_id) === null) return;
  const { phone_e164: phoneE164, wa_id: waId } = row;
  const subscriberIds = [row, ...others].map((one) => one.subscriber_id);
  const joined = await mergeSubscribers(ctx, tx, shopId, { subscriberIds, evidence: 'sameAccount' });
  if (joined) await setIdentifiers(tx, joined, { phoneE164, waId, bsuid, psid: null });
}
