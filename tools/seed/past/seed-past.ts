import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { SYNC_PARTS, type SyncPart } from '#features/foundations/store-data/contract/store-sync.ts';
import { noteFacebookSubscriber } from '#features/foundations/store-data/server/index.ts';
import { whileCounting } from '#features/foundations/store-data/server/wiring.ts';
import { openDatabase, type Database, type Tx } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { recountNumbers } from '../../recount/recount-numbers.ts';
import { Browser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { DEMO_SHOP, isDemoShopInstalled, seedDemoShop } from '../seed-demo-shop.ts';
import { connectPage } from './connect-page.ts';
import { copyPast, writePast } from './copy-past.ts';
import { countShown } from './count-shown.ts';
import { findPlaces, type PastPlaces } from './find-places.ts';
import { linkCarts } from './link-carts.ts';
import { Past } from './past.ts';
import { PAID_BEFORE_CYCLE_MS, PAID_FOR_MS, payPlan } from './pay-plan.ts';
import { findStudioNews, makeStudioNews } from './studio-news.ts';
import { switchOn } from './switch-on.ts';

interface Places {
  appUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
}

/** Queries on this data need new statistics for its size. A tenth of the usual sample is enough. */
const ANALYZE =
  'set local default_statistics_target = 10; analyze messages, touches, consent_ledger, subscribers, checkouts, orders';
const POLL_MS = 100;
const CUSTOMERS: readonly SyncPart[] = ['customers'];
const LONGEST_STANDSTILL_MS = 120_000;

/** The progress of the demo history, from 0 to 1. */
export type OnProgress = (share: number) => void;

interface DemoShop {
  /** The history in the store that the app does not know yet; null if the app knows all of it. */
  past: Past | null;
  addHistory: (onProgress: OnProgress) => Promise<void>;
}

/**
 * Installs the demo shop with a year of history, once. Leaves a shop alone that already has the app, but completes an
 * interrupted history. `people` is the number of people who signed up in that year.
 */
export async function seedDemoWithPast(
  places: Places,
  wanted: { people?: number } = {},
): Promise<Past | null> {
  const { past, addHistory } = await openDemoShop(places, wanted);
  await addHistory(() => undefined);
  return past;
}

/** Installs the demo shop. `addHistory` adds its history if the app does not know it yet. */
export async function openDemoShop(places: Places, wanted: { people?: number } = {}): Promise<DemoShop> {
  const past = await findMissing(places, wanted);
  await seedDemoShop(places);
  if (past === null) return { past, addHistory: () => Promise.resolve() };
  const { appUrl, sandboxUrl, databaseUrl } = places;
  const merchant = await logIn(appUrl);
  // Some of its people come from its Facebook page.
  await connectPage(merchant, appUrl);
  await payPlan(merchant, appUrl);
  const templateId = (await findStudioNews(merchant, appUrl)) ?? (await makeStudioNews(merchant, appUrl));
  return {
    past,
    async addHistory(onProgress) {
      const paidSince = await datePlan(sandboxUrl);
      const found = await fillPast({ databaseUrl, templateId, paidSince, onProgress }, past);
      await switchOn(merchant, appUrl, found);
      await new Browser().post(`${storeIn(sandboxUrl)}/history/reported`);
    },
  };
}

function storeIn(sandboxUrl: string): string {
  return `${sandboxUrl}/control/shops/${DEMO_SHOP}`;
}

/** Returns the year of the sandbox's demo store if the app does not know all of it; otherwise null. */
async function findMissing(places: Places, wanted: { people?: number }): Promise<Past | null> {
  const url = storeIn(places.sandboxUrl);
  const { unreported } = (await new Browser().get(`${url}/history`)).body as { unreported: unknown };
  if (unreported !== null) return Past.parse(unreported);
  const store = (await new Browser().get(url)).body as { orders: number; installed: boolean };
  if (store.orders > 0) return null;
  if (store.installed && (await isDemoShopInstalled(places))) return null;
  return Past.parse((await new Browser().post(`${url}/history`, wanted)).body);
}

/** The store has charged for the plan since then. Returns the moment. */
async function datePlan(sandboxUrl: string): Promise<Date> {
  const { body } = await new Browser().get(`${sandboxUrl}/control/clock`);
  const since = new Date(Date.parse((body as { now: string }).now) - PAID_FOR_MS);
  await new Browser().post(`${storeIn(sandboxUrl)}/history/paid`, { since: since.toISOString() });
  return since;
}

interface Filling {
  databaseUrl: string;
  templateId: string;
  /** Since when the shop pays for its plan. */
  paidSince: Date;
  onProgress: OnProgress;
}

/** The share of the time spent reading the store; the rest is counting. */
const READING_SHARE = 0.8;

/**
 * Gives the newly installed demo shop its store's year. The product's own sync reads orders and customers, people and
 * messages are copied in, and all figures are counted from them. Meanwhile every page of the app shows the progress.
 */
async function fillPast(
  { databaseUrl, templateId, paidSince, onProgress }: Filling,
  past: Past,
): Promise<PastPlaces> {
  const { db, pool, close } = openDatabase(databaseUrl, { connections: 3, limits: SLOW, name: 'past' });
  try {
    const places = await findPlaces(db, templateId);
    await whileCounting(pool, places.shopId, async () => {
      const onRead = (share: number) => onProgress(share * READING_SHARE);
      if (!(await isCopied(db))) {
        const copies = writePast(places, past);
        // People are added after the store's customers, and shown after its orders, because a sync of known people
        // takes much more work.
        await untilRead(pool, CUSTOMERS, onRead);
        await copyPast(pool, { places, past, copies }, (client) => untilRead(client, SYNC_PARTS, onRead));
      }
      await untilRead(pool, SYNC_PARTS, onRead);
      await pool.query(ANALYZE);
      await db.transaction().execute(async (tx) => {
        await datePlanFrom(tx, places.shopId, paidSince);
        await noteFacebookSubscriber(tx, places.shopId);
        await linkCarts(tx, places.shopId);
        await countShown(tx, places, past);
        await recountNumbers(tx, { shopId: places.shopId, messagesFrom: '0001-01-01' });
      });
    });
    onProgress(1);
    return places;
  } finally {
    await close();
  }
}

/** Dates the shop's plan. Usage of the current billing cycle is charged, as the store has charged that of earlier ones. */
async function datePlanFrom(tx: Tx, shopId: number, paidSince: Date): Promise<void> {
  await sql`
    update app_subscriptions set activated_at = ${paidSince}, requested_at = ${paidSince},
      noted_to = ${new Date(paidSince.getTime() + PAID_BEFORE_CYCLE_MS)}
    where shop_id = ${shopId} and state = 'active'`.execute(tx);
  await sql`
    update usage_counts set cycle_started_at = null, check_at = 'epoch' where shop_id = ${shopId}`.execute(
    tx,
  );
}

/** Whether there are messages from before the installation, which are copied in one transaction. */
async function isCopied(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isCopied: boolean }>`
    select exists (
      select from messages m join shops s using (shop_id) where s.shop_url = ${DEMO_SHOP} and m.created_at < s.installed_at
    ) as "isCopied"`.execute(db);
  return rows[0]?.isCopied === true;
}

/** A slow machine may take long, but a sync without progress has failed. */
async function untilRead(
  client: pg.Pool | pg.ClientBase,
  parts: readonly SyncPart[],
  onRead: OnProgress,
): Promise<void> {
  let [readSoFar, endMs] = ['', performance.now() + LONGEST_STANDSTILL_MS];
  while (performance.now() < endMs) {
    const { rows } = await client.query<{ isDone: boolean | null; read: string; share: number | null }>(
      `select bool_and(state = 'done') filter (where part = any($2::text[])) as "isDone",
         coalesce(sum(lines_stored + objects_applied), 0)::text as read,
         avg(case when state = 'done' then 1 else least(1, coalesce(objects_applied::float8 / nullif(objects_total, 0), 0)) end)
           filter (where part in ('customers', 'orders'))::float8 as share
       from store_syncs join shops using (shop_id) where shop_url = $1`,
      [DEMO_SHOP, parts],
    );
    const [sync] = rows;
    onRead(sync?.share ?? 0);
    if (sync?.isDone === true) return;
    if (sync && sync.read !== readSoFar)
      [readSoFar, endMs] = [sync.read, performance.now() + LONGEST_STANDSTILL_MS];
    await wait(POLL_MS);
  }
  throw new Error('Reading the demo store does not get on');
}
