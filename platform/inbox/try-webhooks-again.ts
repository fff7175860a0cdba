import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Queues the webhooks that `which` selects to be processed again now. Returns how many there were. */
export async function tryWebhooksAgain(tx: Tx, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_inbox set state = 'new', attempts = 0, error = null, due_at = ${now}
    where ${which}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
