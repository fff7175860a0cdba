import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { recountNumbers } from '../../recount/recount-numbers.ts';
import { Browser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { DEMO_SHOP, isDemoShopInstalled, seedDemoShop } from '../seed-demo-shop.ts';
import { connectPage } from './connect-page.ts';
import { copyPast } from './copy-past.ts';
import { countShown } from './count-shown.ts';
import { findPlaces } from './find-places.ts';
import { Past } from './past.ts';
import { makeStudioNews } from './studio-news.ts';

interface Places {
  appUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
}

const POLL_MS = 100;
const LONGEST_SYNC_MS = 120_000;

/**
 * Installs the demo shop with a year behind it, once: a shop that has the app stays as it is. `people` are so many who signed
 * up in that year.
 */
export async function seedDemoWithPast(
  places: Places,
  wanted: { people?: number } = {},
): Promise<Past | null> {
  if (await isDemoShopInstalled(places)) return null;
  const past = await makePast(places.sandboxUrl, wanted);
  await seedDemoShop(places);
  if (past) {
    const { appUrl, databaseUrl } = places;
    const merchant = await logIn(appUrl);
    // Some of its people are of its Facebook page.
    await connectPage(merchant, appUrl);
    const templateId = await makeStudioNews(merchant, appUrl);
    await fillPast({ databaseUrl, templateId }, past);
  }
  return past;
}

/** Has the sandbox's demo store look back on a year. Null where it does already: a start before broke off. */
async function makePast(sandboxUrl: string, wanted: { people?: number }): Promise<Past | null> {
  const url = `${sandboxUrl}/control/shops/${DEMO_SHOP}`;
  const { body } = await new Browser().get(url);
  if ((body as { orders: number }).orders > 0) return null;
  return Past.parse((await new Browser().post(`${url}/past`, wanted)).body);
}

/**
 * Gives the demo shop, which has just installed the app, the year that its store had: orders and customers came by the
 * product's own sync, people and messages are copied in, and everything that is counted is counted from them.
 */
async function fillPast(
  { databaseUrl, templateId }: { databaseUrl: string; templateId: string },
  past: Past,
): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { connections: 2, limits: SLOW, name: 'past' });
  try {
    await waitForSync(db);
    const places = await findPlaces(db, templateId);
    await copyPast(pool, places, past);
    await db.transaction().execute(async (tx) => {
      await countShown(tx, places, past);
      await recountNumbers(tx, { shopId: places.shopId, messagesFrom: '0001-01-01' });
    });
  } finally {
    await close();
  }
}

async function waitForSync(db: Database): Promise<void> {
  const endMs = performance.now() + LONGEST_SYNC_MS;
  while (performance.now() < endMs) {
    const { rows } = await sql<{ isDone: boolean | null }>`
      select bool_and(state = 'done') as "isDone" from store_syncs join shops using (shop_id)
      where shop_url = ${DEMO_SHOP}`.execute(db);
    if (rows[0]?.isDone === true) return;
    await wait(POLL_MS);
  }
  throw new Error('The demo store was not read in time');
}
