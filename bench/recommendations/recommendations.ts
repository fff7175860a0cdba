import { sql } from 'kysely';
import type pg from 'pg';
import { recommend } from '#features/product/recommendations/server/index.ts';
import { countOrders, findBoughtProducts } from '#features/product/recommendations/server/wiring.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { seedShop } from '../../tools/test-environment/seeds/seed-shop.ts';
import { printFigure } from '../figure.ts';
import { withWorker } from '../worker/with-worker.ts';
import { seedStore } from './seed-store.ts';

const STORE = { products: 10_000, collections: 300, productsOfCollection: 60, orders: 200_000 };
const QUESTIONS = 2000;
const WARM_UP = 200;
const COUNT_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 5;
const NEIGHBOUR_LIMIT_MS = 50;

/**
 * Measures how long counting a large shop's orders takes, how long answers take afterwards, and how much this delays
 * another shop.
 */
export function benchRecommendations(): Promise<void> {
  return withWorker(async ({ pool, db, encryptionKey, databaseUrl }) => {
    const shop = await seedShop(db, encryptionKey, 0);
    const neighbour = await seedShop(db, encryptionKey, 100);
    await seedStore(pool, shop.shopId, STORE);
    const slow = openDatabase(databaseUrl, { connections: 2, limits: SLOW });
    const hot = openDatabase(databaseUrl, { connections: 2 });
    try {
      const neighbourMs = await whileCounting(slow.db, shop.shopId, () => writeOnce(pool, neighbour.shopId));
      print('one transaction of another shop meanwhile, p99', share(neighbourMs, 0.99), NEIGHBOUR_LIMIT_MS);
      await timed('200,000 orders counted on the next night', () => count(slow.db, shop.shopId));
      const { answers, bare } = await askMany(hot.db, shop.shopId);
      print('an answer, p50', share(answers, 0.5), ANSWER_LIMIT_MS);
      print('an answer, p99', share(answers, 0.99), ANSWER_LIMIT_MS);
      print('a question to the database that asks nothing, p99', share(bare, 0.99), null);
    } finally {
      await Promise.all([slow.close(), hot.close()]);
    }
  });
}

const count = (slowDb: Database, shopId: number) =>
  countOrders({ slowDb, clock: { now: () => new Date() } }, shopId);

async function whileCounting(slowDb: Database, shopId: number, work: () => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  let isCounting = true;
  const counted = timed('200,000 orders counted', () => count(slowDb, shopId)).finally(() => {
    isCounting = false;
  });
  while (isCounting) took.push(await measure(work));
  await counted;
  return took;
}

/** Makes a small write, like the effect of a webhook. */
async function writeOnce(pool: pg.Pool, shopId: number): Promise<void> {
  await pool.query(
    `update subscribers set last_inbound_at = now() where (shop_id, subscriber_id) in (
       select shop_id, subscriber_id from subscribers where shop_id = $1 limit 1)`,
    [shopId],
  );
}

/** Requests many answers. A trivial query after each shows how busy the machine is at that moment. */
async function askMany(db: Database, shopId: number): Promise<{ answers: number[]; bare: number[] }> {
  const answers: number[] = [];
  const bare: number[] = [];
  for (let nth = 0; nth < WARM_UP + QUESTIONS; nth += 1) {
    const ordered = [0, 1, 2].map(() =>
      String(8_000_000_000_000 + Math.floor(STORE.products * Math.random() ** 3)),
    );
    const shopper = { shopId, customerId: `customer${nth}`, phoneE164: null, email: null };
    const ms = await inShop(db, shopId, async (tx) => {
      const bought = await findBoughtProducts(tx, shopper);
      return measure(() =>
        recommend(tx, {
          shopId,
          specialType: 'crossSellWA',
          method: 'automatic',
          orderedProductIds: ordered,
          boughtProductIds: bought,
          limit: 3,
        }),
      );
    });
    if (nth < WARM_UP) continue;
    answers.push(ms);
    bare.push(await measure(() => sql`select 1`.execute(db)));
  }
  return { answers, bare };
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

async function timed(figure: string, work: () => Promise<unknown>): Promise<void> {
  print(figure, await measure(work), COUNT_LIMIT_MS);
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

function print(figure: string, value: number, limit: number | null): void {
  printFigure({ bench: 'recommendations', figure, value, unit: 'ms', limit });
}
