import type pg from 'pg';
import { purposeAtGate } from '../../rules/gate/decide-send.ts';
import type { ClaimedMessage } from './claim-batch.ts';

/** What was read of a person's consent is good for so long: who opts out is not written to a second later. */
const FRESH_FOR_MS = 300;

/** Whether a message lay claimed behind others for so long that its person may have opted out since. */
export function isConsentStale({ purpose }: Pick<ClaimedMessage, 'purpose'>, claimedAtMs: number): boolean {
  return purpose !== 'service' && performance.now() - claimedAtMs >= FRESH_FOR_MS;
}

/** Whether the person agrees to marketing, or has at least not stopped what follows an order, at this moment. */
export async function stillConsents(
  pool: pg.Pool,
  message: Pick<ClaimedMessage, 'shopId' | 'subscriberId' | 'purpose' | 'templateCategory'>,
): Promise<boolean> {
  const { rows } = await pool.query<{ consents: boolean }>({
    name: 'recheck-consent',
    text: `
      select case when $3 = 'marketing' then has_marketing_consent else stopped_all_at is null end as consents
      from subscribers where shop_id = $1 and subscriber_id = $2`,
    values: [message.shopId, message.subscriberId, purposeAtGate(message)],
  });
  return rows[0]?.consents ?? false;
}
