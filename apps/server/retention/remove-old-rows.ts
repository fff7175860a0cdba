import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { removeOldInboundFiles } from '#features/engine/conversations/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { dropMonthParts } from '#platform/database/month-partitions.ts';
import { removedBefore, type RetentionTerm } from '#platform/database/retention.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { RETENTION_LIST } from './retention-list.ts';

type Ctx = Pick<Context, 'slowDb' | 'clock' | 'log' | 'settings'>;

/** The rows of one step, which is a separate transaction. In the pause after it, others can use the disk. */
const STEP = 5000;
const PAUSE_MS = 100;

/**
 * Removes expired rows from each growing table, one step of each. Message keys are kept longest: longer than any
 * message could be triggered again. Returns whether there may be more rows to remove.
 */
export async function removeOldRows(ctx: Ctx, storage: Storage): Promise<boolean> {
  const now = ctx.clock.now();
  const { retention } = ctx.settings;
  let hasMore = false;
  for (const term of RETENTION_LIST) {
    const before = removedBefore(term.kept, now, retention);
    const count = before === null ? 0 : await removeStep(ctx, term, before);
    if (count > 0) ctx.log.info({ table: term.table, count }, 'old rows removed');
    hasMore ||= count === STEP;
  }
  const before = removedBefore('like messages', now, retention);
  if (before !== null) {
    const parts = await dropMonthParts(ctx.slowDb, 'messages', before);
    if (parts.length > 0) ctx.log.info({ parts }, 'old messages removed');
    hasMore = (await removeOldInboundFiles(ctx, storage, before)) || hasMore;
  }
  if (hasMore) await wait(PAUSE_MS);
  return hasMore;
}

async function removeStep(
  { slowDb }: Ctx,
  { table, key, isOlder }: RetentionTerm,
  than: Date,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${isOlder(than)} limit ${sql.lit(STEP)})`.execute(
    slowDb,
  );
  return Number(numAffectedRows ?? 0);
}
