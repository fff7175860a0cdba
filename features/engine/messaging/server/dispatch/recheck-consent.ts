import type pg from 'pg';
import { purposeAtGate } from '../../rules/gate/decide-send.ts';
import type { ClaimedMessage } from './claim-batch.ts';

/** Consent that was read less than this ago is still valid, so a person who opts out gets nothing a second later. */
const FRESH_FOR_MS = 300;

/** Whether a message waited so long after its claim that its person may have opted out since. */
export function isConsentStale(claimedAtMs: number): boolean {
  return performance.now() - claimedAtMs >= FRESH_FOR_MS;
}

/**
 * Whether the person still agrees to marketing, or has at least not ended order messages, or has not opted out since
 * the message that this one answers. Their row may have been merged.
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

/** For a test recipient, only an opt-out counts, also under a number that belongs to no subscriber. */
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
