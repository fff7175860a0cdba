import { sql } from 'kysely';
import * as z from 'zod';
import { bulkStatus } from '#partners/shopify/bulk-operations.ts';
import { readBulkResult } from '#partners/shopify/bulk-result.ts';
import { parseStoreBody } from '#partners/shopify/payloads/parse-body.ts';
import type { Context } from '#platform/context.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { runPatiently } from '../run-patiently.ts';
import { noteStep } from './note-step.ts';
import type { PartRun, StepEnd } from './part-run.ts';
import type { Sync } from './sync-queries.ts';

const LINES_PER_STATEMENT = 1000;

/** What of a line says where it belongs and whom it names. */
const Line = z.looseObject({
  id: z.string().nullish(),
  ['__parentId']: z.string().nullish(),
  legacyResourceId: z.coerce.string().nullish(),
  customer: z.looseObject({ legacyResourceId: z.coerce.string().nullish() }).nullish(),
});

/** Stores the lines of the result as they come, from where an earlier run broke off. */
export async function storeLines(ctx: Context, { sync, client, mayGoOn }: PartRun): Promise<StepEnd> {
  const { bulkOperation } = await runPatiently(client, bulkStatus, { id: sync.operation_id });
  if (!bulkOperation?.url) {
    // Its result is kept for a week.
    await noteStep(ctx.db, sync, { state: 'waiting', operation_id: null, lines_stored: 0 });
    return 'next';
  }
  let lineNo = 0;
  let batch: { lineNo: number; text: string }[] = [];
  for await (const text of readBulkResult(bulkOperation.url)) {
    lineNo += 1;
    if (lineNo <= sync.lines_stored) continue;
    batch.push({ lineNo, text });
    if (batch.length < LINES_PER_STATEMENT) continue;
    await storeBatch(ctx, sync, batch);
    batch = [];
    if (!mayGoOn()) return 'later';
  }
  await storeBatch(ctx, sync, batch);
  await noteStep(ctx.db, sync, { state: 'applying', applied_to: 0, objects_applied: 0 });
  return 'next';
}

async function storeBatch(
  ctx: Context,
  sync: Sync,
  batch: readonly { lineNo: number; text: string }[],
): Promise<void> {
  const last = batch.at(-1);
  if (!last) return;
  const rows = batch.flatMap(({ lineNo, text }) => {
    const line = readLine(text);
    if (!line) ctx.log.error({ shopId: sync.shop_id, part: sync.part, lineNo }, 'line of a result left out');
    return line ? [{ ...line, lineNo }] : [];
  });
  await ctx.db.transaction().execute(async (tx) => {
    await sql`
      insert into sync_lines (shop_id, part, line_no, object_id, parent_id, customer_id, body)
      select ${sync.shop_id}::bigint, ${sync.part}::text, l.* from unnest(
        ${rows.map((row) => row.lineNo)}::bigint[], ${rows.map((row) => row.objectId)}::text[],
        ${rows.map((row) => row.parentId)}::text[], ${rows.map((row) => row.customerId)}::text[],
        ${rows.map((row) => row.body)}::jsonb[]) as l (line_no, object_id, parent_id, customer_id, body)
      on conflict do nothing`.execute(tx);
    await noteStep(tx, sync, { lines_stored: last.lineNo, failures: 0 });
  });
}

/** A line of which nothing can be made is left out, and takes no other with it. */
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
    body: storableJson(body),
  };
}
