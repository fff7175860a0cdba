import type pg from 'pg';
import { purposeAtGate } from '../rules/decide-send.ts';
import type { ClaimedMessage } from './claim-batch.ts';

/** What was read of a person's consent is good for so long: who opts out is not written to a second later. */
const FRESH_FOR_MS = 300;

/** Whether a marketing message lay claimed behind others for so long that its person may have opted out since. */
export function isConsentStale(
  message: Pick<ClaimedMessage, 'purpose' | 'templateCategory'>,
  claimedAtMs: number,
): boolean {
  return purposeAtGate(message) === 'marketing' && performance.now() - claimedAtMs >= FRESH_FOR_MS;
}

/** Whether the person agrees to marketing at this moment. */
export async function stillConsents(
  pool: pg.Pool,
  { shopId, subscriberId }: Pick<ClaimedMessage, 'shopId' | 'subscriberId'>,
): Promise<boolean> {
  const { rows } = await pool.query<{ has_marketing_consent: boolean }>({
    name: 'recheck-consent',
    text: 'select has_marketing_consent from subscribers where shop_id = $1 and subscriber_id = $2',
    values: [shopId, subscriberId],
  });
  return rows[0]?.has_marketing_consent ?? false;
}
