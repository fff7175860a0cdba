import type { getOverview } from '#features/analytics/contract/overview-calls.ts';
import { readAttribution } from '#features/analytics/server/attribution/read-attribution.ts';
import { readCreditedOrders } from '#features/analytics/server/dashboard/read-credited-orders.ts';
import { readOverview } from '#features/analytics/server/dashboard/read-overview.ts';
import { findBroadcastNames } from '#features/broadcasts/server/index.ts';
import { findNeeds } from '#features/needs/server/find-needs.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import type { QueryOf } from '#platform/http/call.ts';
import { insertShop } from '#tools/world/insert-shop.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';
import { measure, print } from './measure.ts';
import { seedYear } from './seed-year.ts';

const REPEATS = 40;
const LIMIT_MS = 50;
const SHORT_PEOPLE = 5000;

type Span = Pick<QueryOf<typeof getOverview>, 'scope' | 'from' | 'to'>;
const SPANS: readonly (readonly [string, Span])[] = [
  ['today', { scope: 0 }],
  ['the last 30 days', { scope: 30 }],
  ['all time', { scope: -1 }],
];

/**
 * How long each call of the dashboards takes in a shop of `BENCH_PEOPLE` (1,000,000 unless told) with ten times as many
 * messages and twice as many orders, against 50 ms.
 */
export function benchDashboards(): Promise<void> {
  const people = Number(process.env['BENCH_PEOPLE'] ?? amount(1_000_000, SHORT_PEOPLE));
  return withWorker(async ({ pool, db, databaseUrl }) => {
    const shopId = await insertShop(db, { time_zone: 'UTC' });
    // Ten million messages take longer than the database may be silent elsewhere.
    const slow = openDatabase(databaseUrl, { connections: 1, limits: SLOW });
    await seedYear(slow.pool, shopId, people);
    await slow.close();
    // As much of a context as these calls take.
    const ctx = { db, pool, clock: { now: () => new Date() } } as unknown as Context;
    const naming = { clock: ctx.clock, findNames: findBroadcastNames };
    const asked = (work: (tx: Tx) => Promise<unknown>) => () => inShop(db, shopId, work);
    const query = { shopUrl: '', channel: 'All' as const };
    for (const [name, span] of SPANS)
      await report(
        `overview of ${name}`,
        asked((tx) => readOverview(ctx, tx, shopId, { ...query, ...span })),
      );
    await report(
      'five orders',
      asked((tx) => readCreditedOrders(naming, tx, shopId, { ...query, limit: 5 })),
    );
    const after = `${new Date(Date.now() - 300 * 24 * 3600 * 1000).toISOString()}_0`;
    await report(
      'orders far down',
      asked((tx) => readCreditedOrders(naming, tx, shopId, { ...query, after })),
    );
    await report(
      'attribution',
      asked((tx) => readAttribution(ctx, tx, shopId)),
    );
    await report('what needs me', () => findNeeds(ctx, shopId));
  });
}

async function report(figure: string, call: () => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  await call();
  for (let nth = 0; nth < REPEATS; nth += 1) took.push(await measure(call));
  const sorted = took.toSorted((one, other) => one - other);
  print(`${figure}, p50`, sorted[Math.ceil(REPEATS * 0.5) - 1] ?? 0, LIMIT_MS);
  print(`${figure}, p95`, sorted[Math.ceil(REPEATS * 0.95) - 1] ?? 0, LIMIT_MS);
}
