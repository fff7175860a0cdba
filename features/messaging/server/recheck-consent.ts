import type pg from 'pg';
import type { ClaimedMessage } from './claim-batch.ts';

/** What was read of a person's consent is good for so long: who opts out is not written to a second later. */
const FRESH_FOR_MS = 300;

/**
 * Whether a person still agrees to marketing, for a message that lay claimed behind others for a while. What lay
 * shortly, and what is no marketing, is not asked about again.
 */
export async function stillConsents(
  pool: pg.Pool,
  { purpose, shopId, subscriberId }: ClaimedMessage,
  claimedAtMs: number,
): Promise<boolean> {
  if (purpose !== 'marketing' || performance.now() - claimedAtMs < FRESH_FOR_MS) return true;
  const { rows } = await pool.query<{ has_marketing_consent: boolean }>({
    name: 'recheck-consent',
    text: 'select has_marketing_consent from subscribers where shop_id = $1 and subscriber_id = $2',
    values: [shopId, subscriberId],
  });
  return rows[0]?.has_marketing_consent ?? false;
}
