import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';

/** Returns how many mails of a shop, or of the whole installation, failed for good. */
export async function countFailedMails(db: Database, shopId: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mails
    where state = 'failed' and ${shopId === null ? sql`true` : sql`shop_id = ${shopId}`}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Queues a shop's failed mails again, with all their attempts. Returns how many there were. */
export async function tryMailsAgain(tx: Tx, shopId: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update mails set state = 'queued', attempts = 0, due_at = ${now}
    where shop_id = ${shopId} and state = 'failed'`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
