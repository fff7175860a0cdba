import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLift } from '#features/product/automations/server/lift/read-lift.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { linkChatCart } from '#tools/test-environment/seeds/link-chat-cart.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let shopId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 2 });
  shopId = await insertShop(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

let last = 0;
/** A person whom the campaign decided on, with an order so many days later. The store knows nobody's name in Messenger. */
async function decided(
  reason: 'heldOut' | null,
  at: Date,
  orderAfterDays: number | null,
  channel: 'WA' | 'FB' = 'WA',
): Promise<void> {
  const phone = `+4915150${String(100_000 + (last += 1))}`;
  const names = channel === 'WA' ? { phone } : { psid: `psid-${last}` };
  const id = await addSubscriber(open.db, shopId, { ...names, at });
  await sql`insert into decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, subscriber_id, outcome,
      reason, facts)
    values (${shopId}, ${timeOrderedId(at)}, ${at}, 'abandonedCart', ${channel}, ${`checkout:${last}`}, ${id},
      ${reason === null ? 'send' : 'drop'}, ${reason}, '{}')`.execute(open.db);
  if (orderAfterDays === null) return;
  const createdAt = new Date(at.getTime() + orderAfterDays * DAY_MS);
  const order = { orderId: String(last), phoneE164: phone, totalMinor: 5000, createdAt };
  await addOrders(open.db, shopId, [order]);
  const cart = { cartToken: `cart-${last}`, subscriberId: id, orderId: order.orderId, at: createdAt };
  if (channel === 'FB') await linkChatCart(open.db, shopId, cart);
}

const lift = (most?: number, channel: 'WA' | 'FB' = 'WA') =>
  open.db
    .transaction()
    .execute((tx) =>
      readLift({ clock: { now: () => NOW } }, tx, { shopId, channel, type: 'abandonedCart' }, most),
    );

it('compares who was written to with who was held out, by what they ordered within five days', async () => {
  expect(await lift()).toMatchObject({ since: null, verdict: 'unknown', heldOut: { people: 0 } });
  // Before anybody was held out, and too young to have had their five days: neither counts.
  await decided(null, daysAgo(60), 1);
  await decided(null, daysAgo(2), 1);
  await decided('heldOut', daysAgo(30), null);
  await decided('heldOut', daysAgo(29), 6);
  await decided(null, daysAgo(20), 1);
  await decided(null, daysAgo(19), 4);
  await decided(null, daysAgo(18), null);
  expect(await lift()).toMatchObject({
    since: daysAgo(30).toISOString(),
    written: { people: 3, ordered: 2, share: 66.67 },
    heldOut: { people: 2, ordered: 0, share: 0 },
    verdict: 'unknown',
  });
});

it('looks at the latest who are old enough, whatever was decided since and by other campaigns, and says so', async () => {
  await sql`insert into decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, subscriber_id, outcome, facts)
    select shop_id, gen_random_uuid(), decided_at, 'orderReceipt', channel, subject, subscriber_id, outcome, facts
    from decisions where outcome = 'send'`.execute(open.db);
  expect(await lift()).toMatchObject({ isSample: false, written: { people: 3 }, heldOut: { people: 2 } });
  expect(await lift(4)).toMatchObject({
    isSample: true,
    since: daysAgo(29).toISOString(),
    written: { people: 3 },
    heldOut: { people: 1 },
  });
});

it('counts in Messenger the orders of linked carts', async () => {
  await decided('heldOut', daysAgo(30), 2, 'FB');
  await decided(null, daysAgo(20), 1, 'FB');
  await decided(null, daysAgo(19), null, 'FB');
  expect(await lift(undefined, 'FB')).toMatchObject({
    written: { people: 2, ordered: 1 },
    heldOut: { people: 1, ordered: 1 },
  });
});
