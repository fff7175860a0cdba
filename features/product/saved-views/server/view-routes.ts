import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import {
  deleteView,
  getViews,
  MOST_VIEWS,
  renameView,
  saveView,
  type SavedView,
} from '../contract/view-calls.ts';
import { readViewFilters, ViewFilters, type ViewList } from '../contract/view-filters.ts';

/** Registers the calls for saved views. */
export function registerViewRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getViews, ({ session: { shopId }, query: { list } }) =>
    readInShop(ctx.db, shopId, async (tx) => ({ views: (await listViews(tx, shopId, list)).map(toView) })),
  );
  bind.merchant(saveView, ({ session: { shopId }, body }) =>
    inShop(ctx.db, shopId, (tx) => addView(ctx, tx, shopId, body)),
  );
  bind.merchant(renameView, ({ session: { shopId }, body: { viewId, name } }) =>
    inShop(ctx.db, shopId, (tx) => changeName(tx, { shopId, viewId, name })),
  );
  bind.merchant(deleteView, ({ session: { shopId }, body: { viewId } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('saved_views')
        .where('shop_id', '=', shopId)
        .where('view_id', '=', viewId)
        .executeTakeFirstOrThrow();
      return { deleted: numDeletedRows > 0n };
    }),
  );
}

interface Row {
  view_id: string;
  name: string;
  filters: unknown;
}

/** Filters in an unknown format count as none. */
function toView({ view_id: viewId, name, filters }: Row): SavedView {
  return { viewId, name, filters: ViewFilters.safeParse(filters).data ?? {} };
}

function listViews(tx: Tx, shopId: number, list: ViewList): Promise<Row[]> {
  return tx
    .selectFrom('saved_views')
    .select(['view_id', 'name', 'filters'])
    .where('shop_id', '=', shopId)
    .where('list', '=', list)
    .orderBy('name_key')
    .execute();
}

async function addView(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  { list, name, filters: given }: BodyOf<typeof saveView>,
): Promise<SavedView> {
  const filters = readViewFilters(list, Object.entries(given));
  if (Object.keys(filters).length === 0) throw new AppError('MALFORMED_REQUEST', { field: 'filters' });
  await lockViews(tx, shopId);
  if ((await listViews(tx, shopId, list)).length >= MOST_VIEWS) throw new AppError('VIEWS_FULL');
  await refuseTakenName(tx, { shopId, list, name, viewId: null });
  const now = clock.now();
  const viewId = timeOrderedId(now);
  await tx
    .insertInto('saved_views')
    .values({
      shop_id: shopId,
      view_id: viewId,
      list,
      name,
      filters: JSON.stringify(filters),
      created_at: now,
    })
    .execute();
  return { viewId, name, filters };
}

async function changeName(
  tx: Tx,
  { shopId, viewId, name }: { shopId: number; viewId: string; name: string },
): Promise<SavedView> {
  await lockViews(tx, shopId);
  const row = await tx
    .selectFrom('saved_views')
    .select(['view_id', 'list', 'filters'])
    .where('shop_id', '=', shopId)
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'viewId' });
  await refuseTakenName(tx, { shopId, list: row.list, name, viewId });
  await tx
    .updateTable('saved_views')
    .set({ name })
    .where('shop_id', '=', shopId)
    .where('view_id', '=', viewId)
    .execute();
  return toView({ ...row, name });
}

/** One change after the other, so that the limit and the names hold. */
async function lockViews(tx: Tx, shopId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_views'), ${shopId})`.execute(tx);
}

interface Named {
  shopId: number;
  list: string;
  name: string;
  /** The view that gets the name; null for a new one. */
  viewId: string | null;
}

async function refuseTakenName(tx: Tx, { shopId, list, name, viewId }: Named): Promise<void> {
  const taken = await tx
    .selectFrom('saved_views')
    .select('view_id')
    .where('shop_id', '=', shopId)
    .where('list', '=', list)
    .where('name_key', '=', sql<string>`lower(${name})`)
    .executeTakeFirst();
  if (taken && taken.view_id !== viewId) throw new AppError('VIEW_NAME_TAKEN', { field: 'name' });
}
