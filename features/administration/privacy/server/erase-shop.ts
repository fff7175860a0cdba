import { sql } from 'kysely';
import * as z from 'zod';
import { forgetSlackNotices } from '#features/administration/support/server/index.ts';
import { findHeldPages, leaveHeldPages } from '#features/foundations/channels/server/index.ts';
import { storageKey } from '#features/foundations/media/server/index.ts';
import { forgetConfirmations } from '#features/foundations/plans/server/index.ts';
import {
  emptyShop,
  noticeRemoval,
  type StorePlatform,
} from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { analyze } from '#platform/database/refresh-statistics.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { childrenFirst } from '../rules/children-first.ts';
import { KEPT_OF_A_SHOP } from '../rules/table-decisions.ts';
import { PERSON_TABLES } from './person-tables.ts';
import { FILE_KINDS } from './request-files.ts';

export const ERASE_SHOP = 'privacy.eraseShop';

const Payload = z.object({ shopId: z.number().int() });

/**
 * The job that erases a shop that removed the app. The job deletes all files and the rows of every table with a shop
 * id, except the tables in `KEPT_OF_A_SHOP`. The database itself lists these tables. The job also ends the subscription
 * to the shop's Facebook page. If the shop installed the app again, the job does nothing.
 */
export function eraseShopJob(ctx: Context, stores: StorePlatform, storage: Storage): Job {
  return defineJob({
    name: ERASE_SHOP,
    payload: Payload,
    timeoutSeconds: 60 * 60,
    run: async ({ shopId }) => {
      await noticeRemoval(ctx, stores, shopId);
      const keys = await ctx.slowDb.transaction().execute((tx) => listFilesIfRemoved(tx, shopId));
      if (keys === null) return ctx.log.info({ shopId }, 'shop has the app again and is not erased');
      // The files are deleted before their rows. A file without a row would stay forever.
      for (const key of keys) await storage.remove(key);
      const pages = await ctx.slowDb.transaction().execute(async (tx) => {
        if (!(await lockIfRemoved(tx, shopId))) return [];
        const held = await findHeldPages(tx, shopId);
        await eraseNotices(tx, shopId);
        await eraseTables(tx, shopId);
        await forgetConfirmations(tx, shopId);
        await emptyShop(tx, shopId);
        return held;
      });
      await leaveHeldPages(ctx, pages);
      await forgetSlackNotices(ctx, shopId, 'all');
      // The planner's statistics contain samples of the deleted rows.
      await analyze(
        ctx.slowDb,
        PERSON_TABLES.map(({ table }) => table),
      );
      ctx.log.info({ shopId, files: keys.length }, 'shop erased');
    },
  });
}

/** Locks the shop, so that the app cannot be installed again during the erasure. Returns whether the app is removed. */
async function lockIfRemoved(tx: Tx, shopId: number): Promise<boolean> {
  const shop = await tx
    .selectFrom('shops')
    .select('uninstalled_at')
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  return shop !== undefined && shop.uninstalled_at !== null;
}

/** Columns that contain the whole key of a stored file. Uploads and answers to requests build their keys from parts. */
export const FILE_COLUMNS = [
  ['inbound_media', 'storage_key'],
  ['exports', 'file_key'],
  ['imports', 'file_key'],
  ['imports', 'errors_key'],
] as const;

async function listFilesIfRemoved(tx: Tx, shopId: number): Promise<string[] | null> {
  if (!(await lockIfRemoved(tx, shopId))) return null;
  const uploads = await tx.selectFrom('media').selectAll().where('shop_id', '=', shopId).execute();
  const requests = await tx
    .selectFrom('privacy_requests')
    .select('files_key')
    .where('shop_id', '=', shopId)
    .where('files_key', 'is not', null)
    .execute();
  const named = FILE_COLUMNS.map(
    ([table, column]) => sql`
      select ${sql.ref(column)} as key from ${sql.table(table)}
      where shop_id = ${shopId} and ${sql.ref(column)} is not null`,
  );
  const { rows: others } = await sql<{ key: string }>`${sql.join(named, sql` union all `)}`.execute(tx);
  return [
    ...others.map(({ key }) => key),
    ...uploads.map(storageKey),
    ...requests.flatMap(({ files_key: key }) => FILE_KINDS.map((kind) => `${key}.${kind}`)),
  ];
}

/**
 * Deletes a shop's raw webhooks. They have no shop id, only the shop's address, page, number or business account.
 * Webhooks of a page, number or account that another shop also uses stay, because an unread STOP to that shop may be
 * among them.
 */
async function eraseNotices(tx: Tx, shopId: number): Promise<void> {
  const isItsAlone = (column: 'external_id' | 'business_account_id') => sql`
    not exists (select from senders n where n.${sql.ref(column)} = o.${sql.ref(column)} and n.channel = o.channel
      and n.shop_id <> ${shopId} and n.released_at is null)`;
  await sql`
    delete from webhook_inbox w using shops s
    where s.shop_id = ${shopId} and (w.shop_url = s.shop_url or (w.shop_url is null and exists (
      select from senders o where o.shop_id = ${shopId} and (
        (w.body::text like '%"' || o.external_id || '"%' and ${isItsAlone('external_id')})
        or (w.body ->> 'accountId' = o.business_account_id and ${isItsAlone('business_account_id')})))))`.execute(
    tx,
  );
}

/** Deleting rows of other tables adds rows to these tables, so these come last. */
const TRIGGER_FILLED_TABLES = ['audience_changes', 'order_days', 'subscriber_tallies'];

async function eraseTables(tx: Tx, shopId: number): Promise<void> {
  const tables = (await listShopTables(tx)).filter((table) => !TRIGGER_FILLED_TABLES.includes(table));
  for (const table of [...tables, ...TRIGGER_FILLED_TABLES]) {
    if (table in KEPT_OF_A_SHOP) continue;
    await sql`delete from ${sql.table(table)} where shop_id = ${shopId}`.execute(tx);
  }
}

/**
 * Lists the tables with a shop id. Each table comes before the tables it refers to. Partitions count as part of their
 * table.
 */
async function listShopTables(tx: Tx): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'shop_id' and not a.attisdropped
    order by c.relname`.execute(tx);
  const references = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint r join pg_class child on child.oid = r.conrelid join pg_class parent on parent.oid = r.confrelid
    where r.contype = 'f' and child.relnamespace = 'public'::regnamespace`.execute(tx);
  return childrenFirst(
    tables.rows.map(({ name }) => name),
    references.rows,
  );
}
