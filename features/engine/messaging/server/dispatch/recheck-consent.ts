import type pg from 'pg';
import { purposeAtGate } from '../../rules/gate/decide-send.ts';
import type { ClaimedMessage } from './claim-batch.ts';

/** What was read of a person's consent is good for so long: who opts out is not written to a second later. */
const FRESH_FOR_MS = 300;

/** Whether a message lay claimed behind others for so long that its person may have opted out since. */
export function isConsentStale(claimedAtMs: number): boolean {
  return performance.now() - claimedAtMs >= FRESH_FOR_MS;
}

/**
 * Whether the person agrees to marketing, or has at least not stopped what follows an order, at this moment, or what
 * answers them since it was made. Their row may have become one with another.
 */
export async function stillConsents(
  pool: pg.Pool,
  message: Pick<
    ClaimedMessage,
    'shopId' | 'subscriberId' | 'purpose' | 'templateCategory' | 'sourceKind' | 'phoneE164' | 'createdAt'
  >,
): Promise<boolean> {
  if (message.sourceKind === 'test') return !(await hasStopped(pool, message));
  const { rows } = await pool.query<{ consents: boolean }>({
    name: 'recheck-consent',
    text: `
      select case $3 when 'marketing' then has_marketing_consent when 'utility' then stopped_all_at is null
        else coalesce(stopped_all_at <= $4, true) end as consents
      from subscribers where shop_id = $1 and subscriber_id = coalesce(
        (select merged_into from subscriber_aliases where shop_id = $1 and subscriber_id = $2), $2)`,
    values: [message.shopId, message.subscriberId, purposeAtGate(message), message.createdAt],
  });
  return rows[0]?.consents ?? false;
}

/** Of a test it counts whether they said STOP, also as somebody who is no subscriber but by what they said since. */
async function hasStopped(
  pool: pg.Pool,
  { shopId, subscriberId, phoneE164 }: Pick<ClaimedMessage, 'shopId' | 'subscriberId' | 'phoneE164'>,
): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'recheck-stop',
    text: `
      select from subscribers
      where shop_id = $1 and (subscriber_id = $2 or channel = 'WA' and phone_e164 = $3) and stopped_all_at is not null limit 1`,
    values: [shopId, subscriberId, phoneE164],
  });
  return rows.length > 0;
}
