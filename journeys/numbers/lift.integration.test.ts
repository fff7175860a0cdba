import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { readLift } from '#features/product/automations/server/lift/read-lift.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { addedShare, FEWEST_BUYERS, type Spending } from '#platform/statistics/compare-spending.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { linkChatCart } from '#tools/test-environment/seeds/link-chat-cart.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const open = useTestDatabase({ connections: 2 });
let shopId: number;
beforeAll(async () => {
  shopId = await insertShop(open.db);
});

interface Options {
  channel?: 'WA' | 'FB';
  type?: string;
  totalMinor?: number;
}

let last = 0;
/** A person whom the campaign decided on, with an order this many days later. The store knows no Messenger person's name. */
async function decided(
  reason: 'heldOut' | null,
  at: Date,
  orderAfterDays: number | null,
  { channel = 'WA', type = 'abandonedCart', totalMinor = 5000 }: Options = {},
): Promise<void> {
  const phone = `+4915150${String(100_000 + (last += 1))}`;
  const names = channel === 'WA' ? { phone } : { psid: `psid-${last}` };
  const id = await addSubscriber(open.db, shopId, { ...names, at });
  await sql`insert into decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, subscriber_id, outcome,
      reason, facts)
    values (${shopId}, ${timeOrderedId(at)}, ${at}, ${type}, ${channel}, ${`checkout:${last}`}, ${id},
      ${reason === null ? 'send' : 'drop'}, ${reason}, '{}')`.execute(open.db);
  if (orderAfterDays === null) return;
  const createdAt = new Date(at.getTime() + orderAfterDays * DAY_MS);
  const order = { orderId: String(last), phoneE164: phone, totalMinor, createdAt };
  await addOrders(open.db, shopId, [order]);
  const cart = { cartToken: `cart-${last}`, subscriberId: id, orderId: order.orderId, at: createdAt };
  if (channel === 'FB') await linkChatCart(open.db, shopId, cart);
}

const lift = (most?: number, channel: 'WA' | 'FB' = 'WA', type = 'abandonedCart') =>
  open.db
    .transaction()
    .execute((tx) => readLift({ clock: { now: () => NOW } }, tx, { shopId, channel, type }, most));

it('compares recipients with held-out people by their orders within five days', async () => {
  expect(await lift()).toMatchObject({ since: null, verdict: 'unknown', heldOut: { people: 0 } });
  // One decision is older than the first hold-out, and one is younger than five days. Neither counts.
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

it('samples the latest decisions that are old enough, ignores other campaigns, and says that it is a sample', async () => {
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

it('counts orders of linked carts on Messenger', async () => {
  await decided('heldOut', daysAgo(30), 2, { channel: 'FB' });
  await decided(null, daysAgo(20), 1, { channel: 'FB' });
  await decided(null, daysAgo(19), null, { channel: 'FB' });
  expect(await lift(undefined, 'FB')).toMatchObject({
    written: { people: 2, ordered: 1 },
    heldOut: { people: 1, ordered: 1 },
  });
});

it('splits credited revenue by what both groups spent, each order once, without refunds and other currencies', async () => {
  const at = daysAgo(30);
  for (let buyer = 0; buyer < FEWEST_BUYERS; buyer += 1) {
    await decided('heldOut', at, 1, { type: 'browserAbandonment', totalMinor: 2000 + buyer });
    await decided(null, daysAgo(20), 1, { type: 'browserAbandonment', totalMinor: 6000 + buyer });
  }
  // The store knows this person by both names. There is also an order in dollars, and a part was refunded.
  const [person] = await rows<{ order_id: string; phone_e164: string }>(
    sql`update orders set customer_id = 'c-twice' where total_minor = 6000 returning order_id, phone_e164`,
  );
  await sql`update subscribers set customer_id = 'c-twice' where phone_e164 = ${person?.phone_e164 ?? ''}`.execute(
    open.db,
  );
  const dollars = { phoneE164: person?.phone_e164 ?? '', currency: 'USD', totalMinor: 99_900 };
  await addOrders(open.db, shopId, [{ ...dollars, orderId: 'in-dollars', createdAt: daysAgo(19) }]);
  await sql`insert into refunds (shop_id, refund_id, order_id, amount_minor, refunded_at)
    values (${shopId}, 'r1', ${person?.order_id ?? ''}, 500, ${daysAgo(10)})`.execute(open.db);
  await sql`insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_type,
      touch_kind, touched_at, amount_minor, returned_minor, ordered_at)
    select ${shopId}, order_id, gen_random_uuid(), store_created_at, gen_random_uuid(), 'WA', 'browserAbandonment', 'click',
      store_created_at, total_minor, 0, store_created_at
    from orders where total_minor between 6000 and 6009 and currency = 'EUR'`.execute(open.db);

  const spending = (first: number, returned = 0): Spending => {
    const spent = Array.from(
      { length: FEWEST_BUYERS },
      (_, buyer) => first + buyer - (buyer === 0 ? returned : 0),
    );
    return {
      people: FEWEST_BUYERS,
      buyers: FEWEST_BUYERS,
      sum: spent.reduce((sum, minor) => sum + minor, 0),
      squares: spent.reduce((sum, minor) => sum + minor * minor, 0),
    };
  };
  const expected = addedShare(spending(6000, 500), spending(2000));
  const creditedMinor = 10 * 6000 + 45;
  expect((await lift(undefined, 'WA', 'browserAbandonment')).worth).toEqual({
    creditedMinor,
    added: {
      minor: Math.round(creditedMinor * (expected?.share ?? 0)),
      low: Math.round(creditedMinor * (expected?.interval.low ?? 0)),
      high: Math.round(creditedMinor * (expected?.interval.high ?? 0)),
    },
  });
});

async function rows<Row>(query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(open.db)).rows;
}
