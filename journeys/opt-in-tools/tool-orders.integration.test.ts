import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  ensureTools,
  followToolOrders,
  recountToolOrders,
} from '#features/product/opt-in-tools/server/wiring.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

const WON_AT = new Date('2026-11-20T10:00:00Z');
const ORDERED_AT = new Date('2026-11-20T11:00:00Z');

let server: ToolServer;
beforeAll(async () => {
  server = await openToolServer(TOOLS);
  await inShop(server.ctx.db, server.shopId, (tx) => ensureTools(server.ctx, tx, server.shopId));
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['tool_orders', 'tool_prizes', 'order_edits', 'refunds', 'orders', 'subscribers'])
    await sql`delete from ${sql.table(table)}`.execute(server.ctx.db);
});

async function idOf(type: string): Promise<string> {
  const { rows } = await sql<{ tool_id: string }>`
    select tool_id from opt_in_tools where type = ${type} and channel = 'WA'`.execute(server.ctx.db);
  return rows[0]?.tool_id ?? '';
}

async function giveCode(type: string, code: string, { phone = '+4915215550101', wonAt = WON_AT } = {}) {
  const { ctx, shopId } = server;
  const subscriberId = await addSubscriber(ctx.db, shopId, { phone, at: wonAt });
  await sql`insert into tool_prizes (shop_id, prize_id, tool_id, subscriber_id, offer_text, message, discount_code, is_made, won_at)
    values (${shopId}, gen_random_uuid(), ${await idOf(type)}, ${subscriberId}, '', '', ${code}, true, ${wonAt})`.execute(
    ctx.db,
  );
}

let last = 0;
async function order(discountCodes: string[], phoneE164 = '+4915215550101'): Promise<string> {
  const { ctx, shopId } = server;
  const orderId = String((last += 1));
  const of = { phoneE164, totalMinor: 5000, discountCodes, createdAt: ORDERED_AT };
  await addOrders(ctx.db, shopId, [{ orderId, ...of }]);
  // A store may report an order twice.
  for (let times = 0; times < 2; times += 1) await follow(orderId);
  return orderId;
}

/** Processes another report about a stored order. */
function follow(orderId: string): Promise<void> {
  const { ctx, shopId } = server;
  const event = { shopId, orderIds: [orderId] };
  return inShop(ctx.db, shopId, (tx) => followToolOrders(tx, [{ name: 'pastOrdersStored', event }]));
}

async function earned(type: string) {
  const answer = await fetch(`${server.appUrl}/database/api/optinTools/getPopups?pageId=${WREN}`);
  const { popups } = (await answer.json()) as {
    popups: { type: string; analytics: Record<string, unknown> }[];
  };
  const { codesUsed, orders, revenueMinor, currency } =
    popups.find((tool) => tool.type === type)?.analytics ?? {};
  return { codesUsed, orders, revenueMinor, currency };
}
const EARNED_NOTHING = { codesUsed: 0, orders: 0, revenueMinor: 0, currency: 'EUR' };

it('credits an order with a tool’s code to the tool once, and subtracts refunds', async () => {
  const { ctx, shopId } = server;
  await giveCode('spinTheWheel', 'WREN15');
  const orderId = await order(['WREN15']);
  expect(await earned('spinTheWheel')).toEqual({
    codesUsed: 1,
    orders: 1,
    revenueMinor: 5000,
    currency: 'EUR',
  });
  const at = ORDERED_AT;
  await sql`insert into refunds values (${shopId}, 'r1', ${orderId}, 2000, ${at})`.execute(ctx.db);
  await follow(orderId);
  expect(await earned('spinTheWheel')).toMatchObject({ orders: 1, revenueMinor: 3000 });
  await sql`insert into order_edits values (${shopId}, ${orderId}, ${at}, 500)`.execute(ctx.db);
  await sql`update orders set total_minor = 5500 where order_id = ${orderId}`.execute(ctx.db);
  await follow(orderId);
  expect(await earned('spinTheWheel')).toMatchObject({ revenueMinor: 3500 });
  await sql`update orders set cancelled_at = ${at} where order_id = ${orderId}`.execute(ctx.db);
  await follow(orderId);
  expect(await earned('spinTheWheel')).toMatchObject({ revenueMinor: 0 });
  expect(await earned('visualPopup')).toEqual(EARNED_NOTHING);
});

it('credits an order with a shared code to the tool through which its shopper signed up', async () => {
  await giveCode('visualPopup', 'SHARED');
  await giveCode('spinTheWheel', 'SHARED', { phone: '+4915215550102' });
  await order(['SHARED'], '+4915215550101');
  expect([await earned('visualPopup'), await earned('spinTheWheel')]).toMatchObject([
    { orders: 1 },
    { orders: 0 },
  ]);
});

it('credits a shared code only to its winner, and a personal code to any person who uses it', async () => {
  const { ctx } = server;
  await giveCode('spinTheWheel', 'WREN15');
  await order(['WREN15'], '+4915215550199');
  expect(await earned('spinTheWheel')).toEqual(EARNED_NOTHING);
  // The store knows the winner by a customer account, and the order has another number.
  await sql`update subscribers set customer_id = '77'`.execute(ctx.db);
  const orderId = await order(['WREN15'], '+4915215550199');
  await sql`update orders set customer_id = '77' where order_id = ${orderId}`.execute(ctx.db);
  await follow(orderId);
  expect(await earned('spinTheWheel')).toMatchObject({ codesUsed: 1, orders: 1 });
  await giveCode('visualPopup', 'BELL-7F3KQ2M', { phone: '+4915215550102' });
  await order(['BELL-7F3KQ2M'], '+4915215550199');
  expect(await earned('visualPopup')).toMatchObject({ codesUsed: 1, orders: 1 });
});

it.each<[string, string[], Date]>([
  ['no code', [], WON_AT],
  ['another person’s code', ['OTHER'], WON_AT],
  ['a code that was given later', ['WREN15'], new Date(ORDERED_AT.getTime() + 1000)],
])('credits no tool with an order with %s', async (_what, codes, wonAt) => {
  await giveCode('spinTheWheel', 'WREN15', { wonAt });
  await order(codes);
  expect(await earned('spinTheWheel')).toEqual(EARNED_NOTHING);
});

it('credits no tool with a test order', async () => {
  const { ctx } = server;
  await giveCode('spinTheWheel', 'WREN15');
  const orderId = await order(['WREN15']);
  await sql`update orders set is_test = true where order_id = ${orderId}`.execute(ctx.db);
  await follow(orderId);
  expect(await earned('spinTheWheel')).toEqual(EARNED_NOTHING);
});

it('recounts orders that were not reported, and corrects wrong counts', async () => {
  const { ctx, shopId } = server;
  const recount = () => inShop(ctx.db, shopId, (tx) => recountToolOrders(tx, shopId));
  await giveCode('spinTheWheel', 'WREN15');
  const uncounted = await order(['WREN15']);
  const wrong = await order([]);
  expect(await recount()).toEqual({ toolOrders: [] });
  await sql`update tool_orders set order_id = ${wrong}, has_code = false where order_id = ${uncounted}`.execute(
    ctx.db,
  );
  const { toolOrders } = await recount();
  expect(toolOrders).toHaveLength(2);
  expect(toolOrders).toContainEqual(
    expect.stringMatching(new RegExp(`^${uncounted}: no tool kept, .* counted$`)),
  );
  expect(toolOrders).toContainEqual(
    expect.stringMatching(new RegExp(`^${wrong}: .* kept, no tool counted$`)),
  );
  expect(await earned('spinTheWheel')).toMatchObject({ orders: 1, revenueMinor: 5000 });
  expect(await recount()).toEqual({ toolOrders: [] });
});
