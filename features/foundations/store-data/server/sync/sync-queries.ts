import { sql, type Selectable, type Updateable } from 'kysely';
import type { StoreSyncs } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { SYNC_PARTS, type SyncPart, type getStoreSync } from '../../contract/store-sync.ts';

export type Sync = Selectable<StoreSyncs>;

const FROM_THE_START = {
  state: 'waiting',
  operation_id: null,
  lines_stored: 0,
  applied_to: 0,
  objects_applied: 0,
  objects_total: null,
  page_after: null,
  failures: 0,
  leased_until: null,
  error: null,
  finished_at: null,
};

/** Schedules these parts of a store to be fetched from the start, whatever an earlier fetch did. */
export async function startSync(
  tx: Tx,
  shopId: number,
  now: Date,
  parts: readonly SyncPart[] = SYNC_PARTS,
): Promise<void> {
  for (const part of parts) {
    await tx.deleteFrom('sync_lines').where('shop_id', '=', shopId).where('part', '=', part).execute();
    const values = { ...FROM_THE_START, due_at: now };
    await tx
      .insertInto('store_syncs')
      .values({ ...values, shop_id: shopId, part, place: SYNC_PARTS.indexOf(part) + 1 })
      .onConflict((conflict) => conflict.columns(['shop_id', 'part']).doUpdateSet(values))
      .execute();
  }
}

/** Schedules a part again if it was last fetched before that time. */
export async function repeatSync(
  tx: Tx,
  shopId: number,
  part: SyncPart,
  { now, before }: { now: Date; before: Date },
) {
  const row = await tx
    .selectFrom('store_syncs')
    .select('part')
    .where('shop_id', '=', shopId)
    .where('part', '=', part)
    .where('finished_at', '<', before)
    .executeTakeFirst();
  if (row) await startSync(tx, shopId, now, [part]);
}

/** Leases the next part of each due store. The parts of a store are fetched one after another. */
export async function leaseDueSyncs(
  db: Database,
  {
    now,
    leaseUntil,
    limit,
    except,
  }: { now: Date; leaseUntil: Date; limit: number; except: readonly number[] },
): Promise<Sync[]> {
  if (limit < 1) return [];
  const { rows } = await sql<Sync>`
    update store_syncs r set leased_until = ${leaseUntil}
    from (
      select d.shop_id, d.part from store_syncs d join shops s on s.shop_id = d.shop_id
      where d.state <> 'done' and d.due_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now})
        and s.uninstalled_at is null and d.shop_id <> all(${[...except]}::bigint[])
        and not exists (
          select from store_syncs e where e.shop_id = d.shop_id and e.place < d.place and e.state <> 'done')
      order by d.due_at limit ${limit} for update of d skip locked
    ) due
    where r.shop_id = due.shop_id and r.part = due.part
    returning r.*`.execute(db);
  return rows;
}

/** Returns the next unfinished part after this one. No other worker has it while this one is unfinished. */
export async function findNextPart(
  db: Database,
  { shop_id: shopId, place }: Sync,
): Promise<Sync | undefined> {
  return db
    .selectFrom('store_syncs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('place', '>', place)
    .where('state', '<>', 'done')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
}

/** Records how far a part is. */
export async function recordSync(
  db: Database | Tx,
  { shop_id: shopId, part }: Pick<Sync, 'shop_id' | 'part'>,
  noted: Omit<Updateable<StoreSyncs>, 'shop_id' | 'part'>,
): Promise<void> {
  await db
    .updateTable('store_syncs')
    .set(noted)
    .where('shop_id', '=', shopId)
    .where('part', '=', part)
    .execute();
}

const SHOWN_STATES = {
  waiting: 'waiting',
  running: 'preparing',
  storing: 'fetching',
  applying: 'fetching',
  paging: 'fetching',
  done: 'done',
} as const;

/** Returns how far a store's data is fetched, by part. */
export async function findSyncProgress(
  tx: Tx,
  shopId: number,
): Promise<ResponseOf<typeof getStoreSync>['parts']> {
  const rows = await tx
    .selectFrom('store_syncs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    part: row.part as SyncPart,
    state: SHOWN_STATES[row.state as keyof typeof SHOWN_STATES],
    count: row.objects_applied,
    total: row.objects_total,
    isDelayed: row.failures > 0 && row.state !== 'done',
  }));
}
