import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClickBatcher } from '#features/engine/links/server/click-batcher.ts';
import { LinkFinder } from '#features/engine/links/server/link-finder.ts';
import { toClick } from '#features/engine/links/server/short-link-route.ts';
import { storeWebhookRoute } from '#features/foundations/store-data/server/wiring.ts';
import { NO_SETTINGS } from '#features/product/automations/contract/drip-settings.ts';
import { DueTimers, fireCampaignTimers } from '#features/product/automations/server/wiring.ts';
import { ensureTools, registerStorefrontRoutes } from '#features/product/opt-in-tools/server/wiring.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { buildServer } from '#platform/http/build-server.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { InboxReader } from '#platform/inbox/inbox-reader.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { costIncreases, type CostFigures } from '#platform/testing/cost-limits.ts';
import { openMeteredDatabase, type MeteredDatabase } from '#platform/testing/metered-database.ts';
import { applyFacts, claimAll, settleAll } from '#tools/test-environment/message-steps.ts';
import { addCartReminder } from '#tools/test-environment/seeds/add-cart-reminder.ts';
import { cartBody, orderOfCartBody } from '#tools/test-environment/seeds/cart-bodies.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { addListeners } from './listeners.ts';
import { maintainPartitions } from './maintain-partitions.ts';
import { webhookHandler } from './webhook-handlers.ts';

/** Noon of tomorrow: later than all data seeded now, and far enough from midnight to stay within one day. */
const NOON = new Date((Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + DAY_MS / 2);
/** The number of unmeasured actions first. They prepare each statement, fill each cache and add the day's rows. */
const WARM_UP = 50;
const THINGS = 200;
const SIGN_UPS = 120;
const ALONE = 50;
const PEOPLE = WARM_UP + THINGS;
/** The number of events of one kind that arrive at the same moment in a busy shop. */
const TOGETHER = 50;
/** One code for everyone, because the store creates individual codes. */
const DISCOUNT = { type: 'fixed', code: 'TEN', percentage: 10, expiry: null } as const;
const SETTINGS = { ...NO_SETTINGS, discount: DISCOUNT };
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

/**
 * The lowest costs so far, for a single action of each kind. A change that makes an action cheaper lowers these
 * figures. People have random ids, so some figures differ by a few percent from run to run. These are the highest of
 * several runs.
 */
const BEST: Record<string, CostFigures> = {
  'an opt-in': { statements: 21, rows: 13, indexEntries: 16.99, logBytes: 3849, pages: 87.55 },
  'facts of an opt-in': { statements: 0.1167, rows: 5.2, indexEntries: 4.325, logBytes: 902, pages: 39.65 },
  'a checkout among many': { statements: 0.46, rows: 12.32, indexEntries: 21.96, logBytes: 5999, pages: 113 },
  'a timer of a reminder': {
    statements: 0.36,
    rows: 7.02,
    indexEntries: 13.95,
    logBytes: 3230,
    pages: 61.37,
  },
  'a click among many': { statements: 0.12, rows: 5.16, indexEntries: 3.21, logBytes: 929, pages: 36.33 },
  'an order alone': { statements: 53, rows: 18.26, indexEntries: 30, logBytes: 6958, pages: 346 },
  'an order among many': { statements: 1.04, rows: 14.43, indexEntries: 29.93, logBytes: 7784, pages: 256 },
  'facts of an order': { statements: 0.065, rows: 4.14, indexEntries: 3.25, logBytes: 690, pages: 47.51 },
};

let database: MeteredDatabase;
let ctx: Context;
let shop: SeededShop;
let shopUrl: string;
let now = NOON;
let storeWebhooks: RawRoute;
let inbox: InboxReader;
const increases: string[] = [];

beforeAll(async () => {
  database = await openMeteredDatabase();
  const { db, pool } = database.open;
  const encryptionKey = randomBytes(32);
  // Only the parts of a context that these actions use.
  ctx = {
    db,
    pool,
    slowDb: db,
    log: openLogger('warn', 'test'),
    settings: { encryptionKey, shopify: { url: 'https://{shop}' }, meta: {} },
    clock: { now: () => now },
    events: new EventBus(),
    // The first reminder submits its template, but nothing receives the submission here.
    jobs: { enqueue: () => Promise.resolve() },
  } as unknown as Context;
  addListeners(ctx);
  storeWebhooks = storeWebhookRoute(ctx, () => undefined);
  const handle = webhookHandler(ctx);
  inbox = new InboxReader({ ...ctx, handle, urgencies: ['trade', 'rest'], atOnce: TOGETHER });
  await maintainPartitions(ctx);
  shop = await seedShop(db, encryptionKey, PEOPLE);
  await addCartReminder(db, shop.shopId, { delaySeconds: 3600, settings: SETTINGS });
  await db.transaction().execute((tx) => ensureTools(ctx, tx, shop.shopId));
  const found = await db.selectFrom('shops').select('shop_url').executeTakeFirstOrThrow();
  shopUrl = found.shop_url;
  await countFacts();
});
afterAll(() => database.close());

it('signing a person up costs no more than the lowest figures so far', async () => {
  const { rows } = await sql<{ tool_id: string }>`
    update opt_in_tools set is_active = true where type = 'persistentPill' and channel = 'WA'
    returning tool_id`.execute(ctx.db);
  const nothing = () => undefined;
  const parts = { rawRoutes: [], trustedProxies: [], onFault: nothing, admit: nothing };
  const server = buildServer(ctx.log, { ...parts, publicUrl: 'http://localhost:3000' });
  registerStorefrontRoutes(server, ctx, { makeCode: nobody, readScript: nobody });
  const signUp = async (nth: number) => {
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: '/storefront/opt-ins',
      // Each sign-up comes from another network, because many from one network look suspicious.
      remoteAddress: `10.${Math.floor(nth / 200)}.${nth % 200}.1`,
      headers: { 'user-agent': BROWSER },
      payload: {
        pageId: shopUrl,
        toolId: rows[0]?.tool_id,
        phone: `+4916${String(nth).padStart(9, '0')}`,
        pageAddress: `https://${shopUrl}/products/mug`,
        locale: 'de',
        visitorId: `visitor-${nth}`,
      },
    });
    if (statusCode !== 200 || body.includes('"mustConfirm":true')) throw new Error(body);
  };
  await oneByOne(0, WARM_UP, signUp);
  await countFacts();
  await measure('an opt-in', SIGN_UPS, () => oneByOne(WARM_UP, WARM_UP + SIGN_UPS, signUp));
  await measure('facts of an opt-in', SIGN_UPS, countFacts);
  await server.close();
  expect(increases.splice(0)).toEqual([]);
});

it('a cart’s reminder, its click and its order cost no more than the lowest figures so far', async () => {
  const fire = fireTimers();
  await receiveWebhooks('checkouts/update', cartBody, 0, WARM_UP);
  await measure('a checkout among many', THINGS, () =>
    receiveWebhooks('checkouts/update', cartBody, WARM_UP, PEOPLE),
  );
  now = new Date(now.getTime() + HOUR_MS);
  await fire(1);
  await sql`update template_submissions set status = 'ENABLED'`.execute(ctx.db);
  const { rows: left } = await sql<{ count: number }>`select count(*)::int as count from timers`.execute(
    ctx.db,
  );
  await measure('a timer of a reminder', left[0]?.count ?? 0, () => fire(1000));
  const codes = await sendAll();
  expect(codes).toHaveLength(PEOPLE);

  const [links, clicks] = [new LinkFinder(ctx.pool), new ClickBatcher(ctx.pool, ctx.log)];
  const click = async (from: number, to: number) => {
    const found = await Promise.all(codes.slice(from, to).map((code) => links.find(code)));
    for (const link of found) if (link) clicks.add(toClick(link, now));
    await clicks.written();
  };
  await click(0, WARM_UP);
  await countFacts();
  await measure('a click among many', THINGS, () => inParts(WARM_UP, PEOPLE, click));

  now = new Date(now.getTime() + HOUR_MS);
  const alone = (nth: number) => receiveWebhooks('orders/create', orderOfCartBody, nth, nth + 1);
  await oneByOne(0, ALONE / 2, alone);
  await receiveWebhooks('orders/create', orderOfCartBody, ALONE / 2, WARM_UP);
  const first = WARM_UP + ALONE;
  await countFacts();
  await measure('an order alone', ALONE, () => oneByOne(WARM_UP, first, alone));
  await measure('an order among many', PEOPLE - first, () =>
    receiveWebhooks('orders/create', orderOfCartBody, first, PEOPLE),
  );
  await measure('facts of an order', THINGS, countFacts);
  const { rows: credited } = await sql<{ count: number }>`
    select count(*)::int as count from order_credits`.execute(ctx.db);
  expect(credited[0]?.count).toBe(PEOPLE);
  expect(increases.splice(0)).toEqual([]);
});

/** Receives store webhooks, as many at a time as arrive together, and applies them as a worker does. */
async function receiveWebhooks(
  topic: string,
  bodyOf: (nth: number, at: Date) => object,
  from: number,
  to: number,
): Promise<void> {
  await inParts(from, to, async (first, last) => {
    const bodies = Array.from({ length: last - first }, (_, at) => bodyOf(first + at, now));
    await Promise.all(
      bodies.map((body, at) =>
        storeWebhooks.take(Buffer.from(JSON.stringify(body)), {
          'x-shopify-webhook-id': `${topic} ${first + at}`,
          'x-shopify-topic': topic,
          'x-shopify-shop-domain': shopUrl,
          'x-shopify-triggered-at': now.toISOString(),
        }),
      ),
    );
    while (await inbox.handleNext());
  });
}

/** Fires at most this many batches of due timers. Stops earlier when no timer is due. */
function fireTimers(): (batches: number) => Promise<void> {
  const dueTimers = new DueTimers();
  return async (batches) => {
    for (let nth = 0; nth < batches; nth += 1) if (!(await fireCampaignTimers({ ...ctx, dueTimers }))) return;
  };
}

/** Sends everything that is queued. Returns the codes of the messages' links. */
async function sendAll(): Promise<string[]> {
  const claimed = await claimAll(database.open, shop, now);
  await settleAll(database.open, claimed, now);
  await countFacts();
  const { rows } = await sql<{ code: string }>`
    select code from short_links order by message_id`.execute(ctx.db);
  return rows.map(({ code }) => code);
}

async function inParts(
  from: number,
  to: number,
  act: (from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let at = from; at < to; at += TOGETHER) await act(at, Math.min(to, at + TOGETHER));
}

/** Runs actions one after another, with some seconds between them. */
async function oneByOne(from: number, to: number, act: (nth: number) => Promise<unknown>): Promise<void> {
  for (let nth = from; nth < to; nth += 1) {
    now = new Date(now.getTime() + 5000);
    await act(nth);
  }
}

async function measure(action: string, things: number, act: () => Promise<unknown>): Promise<void> {
  increases.push(...costIncreases(action, await database.meter.measure(things, act), BEST[action]));
}

function countFacts(): Promise<number> {
  return applyFacts(database.open, shop, now);
}

function nobody(): never {
  throw new Error('not a part of this story');
}
