import type { Updateable } from 'kysely';
import type { StoreSyncs } from '#database/schema/rows.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { recordSync, type Sync } from './sync-queries.ts';

type Noted = Omit<Updateable<StoreSyncs>, 'shop_id' | 'part'> & Partial<Sync>;

/** Records how far a part is, in the database and in the running work. */
export async function noteStep(db: Database | Tx, sync: Sync, noted: Noted): Promise<void> {
  await recordSync(db, sync, noted);
  Object.assign(sync, noted);
}

/** A part is complete: products together with their collections, which is when campaigns can show them. */
export async function finishPart(ctx: Context, sync: Sync): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (tx) => {
    await noteStep(tx, sync, {
      state: 'done',
      failures: 0,
      finished_at: now,
      objects_applied: sync.objects_applied,
      objects_total: sync.objects_applied,
    });
    if (sync.part === 'collections')
      await tx.updateTable('shops').set({ synced_at: now }).where('shop_id', '=', sync.shop_id).execute();
  });
  ctx.log.info(
    { shopId: sync.shop_id, part: sync.part, count: sync.objects_applied },
    'part of a store fetched',
  );
}
