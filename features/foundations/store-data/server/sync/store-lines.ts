import { sql } from 'kysely';
import * as z from 'zod';
import { bulkStatus } from '#partners/shopify/bulk-operations.ts';
import { readBulkResult } from '#partners/shopify/bulk-result.ts';
import { parseStoreBody } from '#partners/shopify/payloads/parse-body.ts';
import type { Context } from '#platform/context.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { runPatiently } from '../run-patiently.ts';
import { finishPart, noteStep } from './note-step.ts';
import { readerOf } from './part-readers.ts';
import type { PartRun, StepEnd } from './part-run.ts';
import type { Sync } from './sync-queries.ts';

const LINES_PER_STATEMENT = 1000;

/** The fields of a line that say where it belongs and whom it names. */
const Line = z.looseObject({
  id: z.string().nullish(),
  ['__parentId']: z.string().nullish(),
  legacyResourceId: z.coerce.string().nullish(),
  customer: z.looseObject({ legacyResourceId: z.coerce.string().nullish() }).nullish(),
});

interface ReadLine {
  lineNo: number;
  text: string;
}

/**
 * Processes the lines of the result as they arrive, from where an earlier run stopped: stores the lines, or flat objects
 * directly.
 */
export async function storeLines(ctx: Context, run: PartRun): Promise<StepEnd> {
  const { sync, client, mayGoOn } = run;
  const { bulkOperation } = await runPatiently(client, bulkStatus, { id: sync.operation_id });
  if (!bulkOperation?.url) {
    // The store deleted the result, which it keeps for a week.
    await noteStep(ctx.db, sync, { state: 'waiting', operation_id: null, lines_stored: 0 });
    return 'next';
  }
  const { isFlat = false, batchSize } = readerOf(sync.part);
  const take = isFlat ? takeOver : storeBatch;
  const size = isFlat ? batchSize : LINES_PER_STATEMENT;
  let lineNo = 0;
  let batch: ReadLine[] = [];
  for await (const text of readBulkResult(bulkOperation.url)) {
    lineNo += 1;
    if (lineNo <= sync.lines_stored) continue;
    batch.push({ lineNo, text });
    if (batch.length < size) continue;
    await take(ctx, run, batch);
    batch = [];
    if (!mayGoOn()) return 'later';
  }
  await take(ctx, run, batch);
  if (isFlat) await finishPart(ctx, sync);
  else await noteStep(ctx.db, sync, { state: 'applying', applied_to: 0, objects_applied: 0 });
  return 'next';
}

async function takeOver(ctx: Context, { sync, shop }: PartRun, batch: readonly ReadLine[]): Promise<void> {
  const last = batch.at(-1);
  if (!last) return;
  const objects = readLines(ctx, sync, batch).map(({ lineNo, body }) => ({ lineNo, body, children: [] }));
  await ctx.db.transaction().execute(async (tx) => {
    await readerOf(sync.part).save(ctx, tx, shop, objects);
    await noteStep(tx, sync, {
      lines_stored: last.lineNo,
      objects_applied: sync.objects_applied + objects.length,
      failures: 0,
    });
  });
}

async function storeBatch(ctx: Context, { sync }: PartRun, batch: readonly ReadLine[]): Promise<void> {
  const last = batch.at(-1);
  if (!last) return;
  const rows = readLines(ctx, sync, batch);
  await ctx.db.transaction().execute(async (tx) => {
    await sql`
      insert into sync_lines (shop_id, part, line_no, object_id, parent_id, customer_id, body)
      select ${sync.shop_id}::bigint, ${sync.part}::text, l.* from unnest(
        ${rows.map((row) => row.lineNo)}::bigint[], ${rows.map((row) => row.objectId)}::text[],
        ${rows.map((row) => row.parentId)}::text[], ${rows.map((row) => row.customerId)}::text[],
        ${rows.map((row) => storableJson(row.body))}::jsonb[]) as l (line_no, object_id, parent_id, customer_id, body)
      on conflict do nothing`.execute(tx);
    await noteStep(tx, sync, { lines_stored: last.lineNo, failures: 0 });
  });
}

function readLines(ctx: Context, sync: Sync, batch: readonly ReadLine[]) {
  return batch.flatMap(({ lineNo, text }) => {
    const line = readLine(text);
    if (!line) ctx.log.error({ shopId: sync.shop_id, part: sync.part, lineNo }, 'line of a result left out');
    return line ? [{ ...line, lineNo }] : [];
  });
}

/** An unreadable line is skipped, and does not affect others. */
function readLine(text: string) {
  let body: unknown;
  try {
    body = parseStoreBody(text);
  } catch {
    return null;
  }
  const line = Line.safeParse(body).data;
  if (!line) return null;
  const isCustomer = line.id?.includes('/Customer/') === true;
  return {
    objectId: line.id ?? null,
    parentId: line['__parentId'] ?? null,
    customerId: (isCustomer ? line.legacyResourceId : line.customer?.legacyResourceId) ?? null,
    body,
  };
}
