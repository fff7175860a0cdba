import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { reasonSentence, type StatusReason } from '../rules/status-reason.ts';

/** Reasons that need the merchant's decision. A missing plan or number is reported with plans and numbers. */
const STANDS: readonly StatusReason[] = ['canaryFailed', 'canaryOptOuts', 'templateStopped', 'restored'];

export interface StoppedBroadcast {
  broadcastId: string;
  name: string;
  /** The reason in a sentence or two. */
  reason: string;
}

/** Returns the broadcasts that stopped automatically, and those that ended since then without being sent. */
export async function findStopped(tx: Tx, shopId: number, since: Date): Promise<StoppedBroadcast[]> {
  const { rows } = await sql<{ broadcastId: string; name: string; reason: string }>`
    select broadcast_id as "broadcastId", name, status_reason as reason from broadcasts
    where shop_id = ${shopId} and (
      status = 'sending' and status_reason = any(${[...STANDS]}::text[])
      or status = 'failed' and ended_at >= ${since} and not is_cancelled)
    order by changed_at desc limit 3`.execute(tx);
  return rows.map((row) => ({ ...row, reason: reasonSentence(row.reason) ?? '' }));
}
