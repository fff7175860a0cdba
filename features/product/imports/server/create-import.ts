import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { nameRefusalReason } from '../rules/import-name.ts';
import type { ImportRow } from './import-queries.ts';

const MOST_UNDER_WAY = 2;
/** How many uploads that were not started keep their files. Older ones are deleted. */
const MOST_DRAFTS = 3;

/** Creates an import by name. Throws FEATURE_LOCKED, IMPORT_NAME_EMPTY, IMPORT_NAME_SPECIAL and IMPORTS_UNDER_WAY. */
export async function createImport(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, name }: { shopId: number; name: string },
): Promise<ImportRow> {
  await requireFeature(tx, shopId, BROADCASTS_FLAG);
  const wrong = nameRefusalReason(name);
  if (wrong) throw new AppError(wrong, { field: 'name' });
  await lockShopQueue(tx, shopId);
  await sql`
    update imports set state = 'deleted' where shop_id = ${shopId} and import_id in (
      select import_id from imports where shop_id = ${shopId} and state in ('created', 'uploaded')
      order by created_at desc offset ${MOST_DRAFTS - 1})`.execute(tx);
  const now = clock.now();
  return tx
    .insertInto('imports')
    .values({
      shop_id: shopId,
      import_id: randomUUID(),
      name: name.trim(),
      state: 'created',
      due_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Locks the shop until the end of the transaction, because two requests at the same time would each find space for one
 * more.
 */
export async function lockShopQueue(tx: Tx, shopId: number): Promise<void> {
  await sql`select from shops where shop_id = ${shopId} for no key update`.execute(tx);
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from imports
    where shop_id = ${shopId} and state in ('queued', 'reading', 'adding')`.execute(tx);
  if ((rows[0]?.open ?? 0) >= MOST_UNDER_WAY) throw new AppError('IMPORTS_UNDER_WAY');
}
