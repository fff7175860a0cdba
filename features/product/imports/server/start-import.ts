import { randomUUID } from 'node:crypto';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ImportPlan, ValueType } from '../contract/import.ts';
import { attributeColumns } from '../rules/attribute-columns.ts';
import { MOST_ATTRIBUTES, TAGS, startRefusalReason } from '../rules/start-refusal-reason.ts';
import { areSomeTheSame, findAttributes, listAttributes } from './attribute-queries.ts';
import { lockShopQueue } from './create-import.ts';
import { findImport, type ImportRow } from './import-queries.ts';

interface Start {
  shopId: number;
  importId: string;
  plan: ImportPlan;
}

/** Starts an import after the merchant has confirmed its columns. The file is read in the background. */
export async function startImport(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, importId, plan }: Start,
): Promise<ImportRow> {
  await requireFeature(tx, shopId, BROADCASTS_FLAG);
  const wrong = startRefusalReason(plan);
  if (wrong) throw new AppError(wrong.code, { field: wrong.field });
  await lockShopQueue(tx, shopId);
  if (!(await findImport(tx, shopId, importId))) throw new AppError('NOT_FOUND', { field: 'importId' });
  await ensureAttributes(ctx, tx, shopId, plan);
  const now = ctx.clock.now();
  const row = await tx
    .updateTable('imports')
    .set({ state: 'queued', plan: JSON.stringify(plan), started_at: now, due_at: now })
    .where('shop_id', '=', shopId)
    .where('import_id', '=', importId)
    .where('state', '=', 'uploaded')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('IMPORT_NOT_READY');
  return row;
}

async function ensureAttributes(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  plan: ImportPlan,
): Promise<void> {
  const all = wanted(plan);
  const names = all.map(({ name }) => name);
  if (await areSomeTheSame(tx, names)) throw new AppError('IMPORT_COLUMN_TWICE', { field: 'columns' });
  const known = await findAttributes(tx, shopId, names);
  const missing: { name: string; valueType: ValueType }[] = [];
  for (const { name, valueType } of all) {
    const there = known.get(name);
    if (!there) missing.push({ name, valueType });
    else if (there.value_type !== valueType)
      throw new AppError('ATTRIBUTE_TYPE_DIFFERS', { field: there.name });
  }
  if (missing.length === 0) return;
  if ((await listAttributes(tx, shopId)).length + missing.length > MOST_ATTRIBUTES)
    throw new AppError('ATTRIBUTES_FULL');
  await tx
    .insertInto('attributes')
    .values(
      missing.map(({ name, valueType }) => ({
        shop_id: shopId,
        attribute_id: randomUUID(),
        name,
        value_type: valueType,
        created_at: clock.now(),
      })),
    )
    .execute();
}

function wanted(plan: ImportPlan): { name: string; valueType: ValueType }[] {
  const columns = attributeColumns(plan).map(({ attribute = '', valueType = 'valueString' as const }) => ({
    name: attribute.trim(),
    valueType,
  }));
  const hasTags = plan.columns.some(({ target }) => target === 'tags');
  return hasTags ? [...columns, { name: TAGS, valueType: 'valueString' }] : columns;
}
