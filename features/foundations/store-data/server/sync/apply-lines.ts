import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { finishPart, noteStep } from './note-step.ts';
import { readerOf } from './part-readers.ts';
import type { PartRun, StepEnd } from './part-run.ts';
import type { Sync } from './sync-queries.ts';

/** How many lines one statement removes. */
const REMOVED_AT_ONCE = 10_000;

/** An object of the result with its parts. */
export interface WholeObject {
  lineNo: number;
  body: unknown;
  children: unknown[];
}

/** Stores fetched objects in our copy of the store, some at a time, with the progress in the same transaction. */
export async function applyLines(ctx: Context, { sync, shop, mayGoOn }: PartRun): Promise<StepEnd> {
  const reader = readerOf(sync.part);
  for (;;) {
    const objects = await readObjects(ctx.db, sync, reader.batchSize);
    const last = objects.at(-1);
    if (!last) break;
    await ctx.db.transaction().execute(async (tx) => {
      await reader.save(ctx, tx, shop, objects);
      await noteStep(tx, sync, {
        applied_to: last.lineNo,
        objects_applied: sync.objects_applied + objects.length,
        failures: 0,
      });
    });
    if (!mayGoOn()) return 'later';
  }
  await removeLines(ctx.db, sync);
  await finishPart(ctx, sync);
  return 'next';
}

async function readObjects(db: Database, { shop_id: shopId, part, applied_to: after }: Sync, limit: number) {
  const { rows } = await sql<WholeObject>`
    select p.line_no as "lineNo", p.body, coalesce(c.children, '{}') as children
    from (
      select line_no, object_id, body from sync_lines
      where shop_id = ${shopId} and part = ${part} and parent_id is null and line_no > ${after}
      order by line_no limit ${limit}
    ) p
    left join lateral (
      select array_agg(k.body order by k.line_no) as children from sync_lines k
      where k.shop_id = ${shopId} and k.part = ${part} and k.parent_id = p.object_id
    ) c on true
    order by p.line_no`.execute(db);
  return rows;
}

/**
 * By ranges of numbers: the planner has no statistics about a table that was just filled, and would loop over a list.
 */
async function removeLines(db: Database, { shop_id: shopId, part }: Sync): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`
    select max(line_no) as last from sync_lines where shop_id = ${shopId} and part = ${part}`.execute(db);
  const last = rows[0]?.last ?? -1;
  for (let from = 0; from <= last; from += REMOVED_AT_ONCE)
    await sql`
      delete from sync_lines where shop_id = ${shopId} and part = ${part}
        and line_no >= ${from} and line_no < ${from + REMOVED_AT_ONCE}`.execute(db);
}
