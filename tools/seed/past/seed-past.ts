import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { SYNC_PARTS, type SyncPart } from '#features/store-data/contract/store-sync.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { recountNumbers } from '../../recount/recount-numbers.ts';
import { Browser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { DEMO_SHOP, isDemoShopInstalled, seedDemoShop } from '../seed-demo-shop.ts';
import { connectPage } from './connect-page.ts';
import { copyPast, writePast } from './copy-past.ts';
import { countShown } from './count-shown.ts';
import { findPlaces } from './find-places.ts';
import { linkCarts } from './link-carts.ts';
import { Past } from './past.ts';
import { findStudioNews, makeStudioNews } from './studio-news.ts';

interface Places {
  appUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
}

/** What is counted from it is looked up by plans that know how much there is; a tenth of the usual sample says that. */
const ANALYZE =
  'set local default_statistics_target = 10; analyze messages, touches, consent_ledger, subscribers, checkouts, orders';
const POLL_MS = 100;
const CUSTOMERS: readonly SyncPart[] = ['customers'];
const LONGEST_STANDSTILL_MS = 120_000;

/**
 * Installs the demo shop with a year behind it, once: a shop that has the app stays as it is, but what a start before left
 * undone of its year is done. `people` are so many who signed up in that year; until `appAnswers`, only the sandbox is asked.
 */
export async function seedDemoWithPast(
  places: Places,
  { appAnswers = Promise.resolve(), people }: { appAnswers?: Promise<unknown>; people?: number } = {},
): Promise<Past | null> {
  const past = await findUntold(places, { appAnswers, wanted: { people } });
  await appAnswers;
  await seedDemoShop(places);
  if (past) {
    const { appUrl, sandboxUrl, databaseUrl } = places;
    const merchant = await logIn(appUrl);
    // Some of its people are of its Facebook page.
    await connectPage(merchant, appUrl);
    const templateId = (await findStudioNews(merchant, appUrl)) ?? (await makeStudioNews(merchant, appUrl));
    await fillPast({ databaseUrl, templateId }, past);
    await new Browser().post(`${storeIn(sandboxUrl)}/past/told`);
  }
  return past;
}

function storeIn(sandboxUrl: string): string {
  return `${sandboxUrl}/control/shops/${DEMO_SHOP}`;
}

/** A year that the sandbox's demo store looks back on, and that the app does not know all of; null when it does. */
async function findUntold(
  places: Places,
  { appAnswers, wanted }: { appAnswers: Promise<unknown>; wanted: { people: number | undefined } },
): Promise<Past | null> {
  const url = storeIn(places.sandboxUrl);
  const { untold } = (await new Browser().get(`${url}/past`)).body as { untold: unknown };
  if (untold !== null) return Past.parse(untold);
  const store = (await new Browser().get(url)).body as { orders: number; installed: boolean };
  if (store.orders > 0) return null;
  if (store.installed) await appAnswers;
  if (store.installed && (await isDemoShopInstalled(places))) return null;
  return Past.parse((await new Browser().post(`${url}/past`, wanted)).body);
}

/**
 * Gives the demo shop, which has just installed the app, the year that its store had: orders and customers come by the
 * product's own sync, people and messages are copied in, and everything that is counted is counted from them.
 */
async function fillPast(
  { databaseUrl, templateId }: { databaseUrl: string; templateId: string },
  past: Past,
): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { connections: 2, limits: SLOW, name: 'past' });
  try {
    const places = await findPlaces(db, templateId);
    if (!(await isCopied(db))) {
      const copies = writePast(places, past);
      // People come after the store's customers, and show after its orders: what is read of somebody known is worth much more work.
      await untilRead(pool, CUSTOMERS);
      await copyPast(pool, { places, past, copies }, (client) => untilRead(client, SYNC_PARTS));
    }
    await untilRead(pool, SYNC_PARTS);
    await pool.query(ANALYZE);
    await db.transaction().execute(async (tx) => {
      await linkCarts(tx, places.shopId);
      await countShown(tx, places, past);
      await recountNumbers(tx, { shopId: places.shopId, messagesFrom: '0001-01-01' });
    });
  } finally {
    await close();
  }
}

/** Whether there are messages from before the app was there, which are copied in one go. */
async function isCopied(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isCopied: boolean }>`
    select exists (
      select from messages m join shops s using (shop_id) where s.shop_url = ${DEMO_SHOP} and m.created_at < s.installed_at
    ) as "isCopied"`.execute(db);
  return rows[0]?.isCopied === true;
}

/** A slow machine takes its time; what does not get on for long has failed. */
async function untilRead(client: pg.Pool | pg.ClientBase, parts: readonly SyncPart[]): Promise<void> {
  let [readSoFar, endMs] = ['', performance.now() + LONGEST_STANDSTILL_MS];
  while (performance.now() < endMs) {
    const { rows } = await client.query<{ isDone: boolean | null; read: string }>(
      `select bool_and(state = 'done') as "isDone", coalesce(sum(lines_stored + objects_applied), 0)::text as read
       from store_syncs join shops using (shop_id) where shop_url = $1 and part = any($2::text[])`,
      [DEMO_SHOP, parts],
    );
    const [sync] = rows;
    if (sync?.isDone === true) return;
    if (sync && sync.read !== readSoFar)
      [readSoFar, endMs] = [sync.read, performance.now() + LONGEST_STANDSTILL_MS];
    await wait(POLL_MS);
  }
  throw new Error('Reading the demo store does not get on');
}
