import { findAlerts } from '#features/administration/alerts/server/find-alerts.ts';
import type { getOverview } from '#features/product/analytics/contract/overview-calls.ts';
import { readAttribution } from '#features/product/analytics/server/attribution/read-attribution.ts';
import { readCreditedOrders } from '#features/product/analytics/server/dashboard/read-credited-orders.ts';
import { readDashboard } from '#features/product/analytics/server/dashboard/read-dashboard.ts';
import { readOverview } from '#features/product/analytics/server/dashboard/read-overview.ts';
import { sumSinceYesterday } from '#features/product/analytics/server/dashboard/sum-since-yesterday.ts';
import { readOrderCredit } from '#features/product/analytics/server/orders/read-order-credit.ts';
import { readOrderTotals } from '#features/product/analytics/server/orders/read-order-totals.ts';
import { readOrders } from '#features/product/analytics/server/orders/read-orders.ts';
import { findBroadcastNames } from '#features/product/broadcasts/server/wiring.ts';
import { findPerson } from '#features/product/people/server/find-person.ts';
import { readTimeline } from '#features/product/people/server/read-timeline.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { QueryOf } from '#platform/http/call.ts';
import { withSeededWorker } from '../worker/with-worker.ts';
import { measure, print } from './measure.ts';
import { YEAR } from './seed-year.ts';

const REPEATS = 40;
const LIMIT_MS = 50;
/** The first query of the orders page. */
const ORDERS = { shopUrl: '', credited: 'all' } as const;
const A_CREDITED_ORDER = '10';
const SOMEBODY = '00000000-0000-4000-8000-00000000000a';

type Span = Pick<QueryOf<typeof getOverview>, 'scope' | 'from' | 'to'>;
const SPANS: readonly (readonly [string, Span])[] = [
  ['today', { scope: 0 }],
  ['the last 30 days', { scope: 30 }],
  ['all time', { scope: -1 }],
];

/**
 * Measures each dashboard call in a shop of `BENCH_PEOPLE` (1,000,000 by default) with ten times as many messages and
 * twice as many orders. The bound is 50 ms.
 */
export function benchDashboards(): Promise<void> {
  return withSeededWorker(YEAR, async ({ pool, db }, { shopId }) => {
    // The part of a context that these calls use.
    const settings = { arePlansOff: false };
    const ctx = { db, pool, settings, clock: { now: () => new Date() } } as unknown as Context;
    for (const [figure, call] of callsOf(ctx, shopId)) await report(figure, () => inShop(db, shopId, call));
    await report('what needs me', () => findAlerts(ctx, shopId));
  });
}

type Call = readonly [figure: string, call: (tx: Tx) => Promise<unknown>];

function callsOf(ctx: Context, shopId: number): Call[] {
  const query = { shopUrl: '', channel: 'All' as const };
  const naming = { clock: ctx.clock, findNames: findBroadcastNames };
  const after = `${new Date(Date.now() - 300 * 24 * 3600 * 1000).toISOString()}_0`;
  const spanned = SPANS.flatMap(([name, span]): Call[] => [
    [`overview of ${name}`, (tx) => readOverview(ctx, tx, shopId, { ...query, ...span })],
    [`orders of ${name}`, (tx) => readOrders(naming, tx, shopId, { ...ORDERS, ...span })],
    [`what orders of ${name} come to`, (tx) => readOrderTotals(ctx, tx, shopId, { ...ORDERS, ...span })],
  ]);
  return [
    ['every period of both channels', (tx) => readDashboard(ctx, tx, shopId, 'All')],
    ...spanned,
    ['five orders', (tx) => readCreditedOrders(naming, tx, shopId, { ...query, limit: 5 })],
    ['orders far down', (tx) => readCreditedOrders(naming, tx, shopId, { ...query, after })],
    [
      'why an order is credited',
      (tx) =>
        readOrderCredit(tx, { shopId, findNames: findBroadcastNames, arePlansOff: false }, A_CREDITED_ORDER),
    ],
    ['since yesterday', (tx) => sumSinceYesterday(ctx, tx, { shopId, channel: 'All' })],
    ['attribution', (tx) => readAttribution(ctx, tx, shopId)],
    ['the page of a person', (tx) => readPerson(ctx, tx, shopId)],
  ];
}

async function readPerson({ clock }: Context, tx: Tx, shopId: number): Promise<void> {
  const person = await findPerson(tx, shopId, SOMEBODY);
  await readTimeline(tx, { shopId, person, cursor: null, now: clock.now(), findNames: findBroadcastNames });
}

async function report(figure: string, call: () => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  await call();
  for (let nth = 0; nth < REPEATS; nth += 1) took.push(await measure(call));
  const sorted = took.toSorted((one, other) => one - other);
  print(`${figure}, p50`, sorted[Math.ceil(REPEATS * 0.5) - 1] ?? 0, LIMIT_MS);
  print(`${figure}, p95`, sorted[Math.ceil(REPEATS * 0.95) - 1] ?? 0, LIMIT_MS);
}
