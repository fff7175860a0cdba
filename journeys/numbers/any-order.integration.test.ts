import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import { RUN_SEED, sizeOf } from '#platform/testing/test-sizes.ts';
import { dice } from '../audiences/busy-shop.ts';
import { reportedOrder, reportedRefund } from './reported-orders.ts';
import { ShopOfFacts, type PlantedMessage } from './shop-of-facts.ts';

const PEOPLE = 6;
const DRIPS = ['01a1f8b4-7965-7f06-8434-417d01bc2f01', '01a1f8b4-7965-7f06-8434-417d01bc2f02'];
const START = Date.parse('2026-10-20T00:00:00Z');

/** A fact that is reported about a shop at any time. */
type Fact = (shop: ShopOfFacts) => Promise<void>;

let shop: ShopOfFacts;
beforeAll(async () => {
  shop = await ShopOfFacts.open();
});
afterAll(() => shop.close());

const SEEDS = Array.from({ length: sizeOf('orderFacts') }, (_, nth) => RUN_SEED + nth);

describe.each(SEEDS)('random facts (BELLBIRD_TEST_SEED=%i)', (seed) => {
  // The same facts in three orders, one of them the order in which they happened.
  it('give the same figures in whatever order they are reported, and a recount gives them again', async () => {
    const reported: string[][] = [];
    for (const order of ['as it happened', 'backwards', 'shuffled']) {
      await shop.begin(PEOPLE);
      const facts = await plantStory(dice(seed), { hasEdits: false });
      for (const fact of inOrder(facts, order, dice(seed + 1))) await fact(shop);
      await shop.settle();
      expect(await shop.recount()).toMatchObject(NOTHING_DIFFERENT);
      reported.push(await shop.days());
    }
    expect(reported[0]?.length).toBeGreaterThan(10);
    expect(reported[1]).toEqual(reported[0]);
    expect(reported[2]).toEqual(reported[0]);
  });

  it('match a recount, even with edits, sign-ups, merges, and changed time zones and windows in between', async () => {
    await shop.begin(PEOPLE);
    const roll = dice(seed + 2);
    const story = [...(await plantStory(roll, { hasEdits: true })), ...planSignUps(roll)];
    const facts = inOrder(story, 'shuffled', roll);
    for (const fact of [
      ...facts.slice(0, 60),
      moved('Pacific/Auckland'),
      ...facts.slice(60, 90),
      merged(5, 1),
      moved('America/Los_Angeles'),
      withWindows(24, 0),
      ...facts.slice(90),
    ])
      await fact(shop);
    await shop.settle();
    expect(await shop.recount()).toMatchObject(NOTHING_DIFFERENT);
    await withWindows(720, 120)(shop);
    await shop.settle();
    expect(await shop.recount()).toMatchObject(NOTHING_DIFFERENT);
    const [counted] = await shop.query<{ sum: number }>(
      'select sum(opt_ins)::int as sum from tool_days where shop_id = $1',
      [shop.shopId],
    );
    expect(counted?.sum).toBeGreaterThan(PEOPLE);
  });
});

it('counts what happens on a day of 25 hours in Berlin on that day', async () => {
  await shop.begin(1, { time_zone: 'Europe/Berlin' });
  // Its first minute, both minutes of half past two, its last minute, and a minute before and after.
  const moments = ['24T21:59', '24T22:00', '25T00:30', '25T01:30', '25T22:59', '25T23:00'];
  for (const moment of moments) {
    const at = new Date(`2026-10-${moment}:00Z`);
    await shop.optOut(0, at);
    await shop.optIn(0, 'persistentPill', at);
    await shop.receipt(await shop.plantMessage(0, at), 'sentAt', at);
  }
  const days = await shop.query(
    `select concat_ws(' ', day, sum(sent), sum(opt_ins)) as line from daily_rollups where shop_id = $1 group by day order by 1`,
    [shop.shopId],
  );
  expect(days.map(({ line }) => line as string)).toEqual([
    '2026-10-24 1 1',
    '2026-10-25 4 4',
    '2026-10-26 1 1',
  ]);
  expect(await shop.recount()).toMatchObject(NOTHING_DIFFERENT);
});

it('shows which figures are wrong, and where', async () => {
  await shop.begin(1);
  const message = await shop.plantMessage(0, new Date(START));
  await shop.receipt(message, 'readAt', new Date(START + HOUR_MS));
  await shop.report(reportedOrder({ id: 1, person: 0, at: new Date(START + 2 * HOUR_MS) }));
  expect(await shop.recount()).toMatchObject({ orders: 1, ...NOTHING_DIFFERENT });
  await shop.query('update daily_rollups set revenue_minor = revenue_minor + 1 where shop_id = $1', [
    shop.shopId,
  ]);
  await shop.query('delete from subscriber_tallies where shop_id = $1', [shop.shopId]);
  await shop.query('update order_days set orders = orders + 1 where shop_id = $1', [shop.shopId]);
  await shop.query('update flow_node_days set tapped = tapped + 1 where shop_id = $1', [shop.shopId]);
  await shop.optOut(0, new Date(START));
  await shop.optIn(0, 'visualPopup', new Date(START + HOUR_MS));
  await shop.optIn(0, 'visualPopup', new Date(START + 2 * HOUR_MS));
  // As in entries written before the column existed.
  await shop.query('update consent_ledger set is_first = null where shop_id = $1', [shop.shopId]);
  await shop.query('update tool_days set opt_ins = opt_ins + 4, impressions = 9 where shop_id = $1', [
    shop.shopId,
  ]);
  expect(await shop.recount()).toMatchObject({
    optIns: [expect.stringMatching(/^2026-10-20 \S+: opt_ins 5 kept, 1 counted$/)],
    impressions: [expect.stringMatching(/^2026-10-20 \S+ 9 and 0 impressions$/)],
    days: [expect.stringContaining('revenue_minor 5001 kept, 5000 counted')],
    parts: [expect.stringContaining('tapped 1 kept, 0 counted')],
    subscribers: ['WA: known 0 kept, 1 counted; subscribed 0 kept, 1 counted'],
    placed: ['2026-10-20 UTC: orders 2 kept, 1 counted'],
  });
});

const NOTHING_DIFFERENT = {
  credits: [],
  days: [],
  failures: [],
  parts: [],
  subscribers: [],
  placed: [],
  optIns: [],
  impressions: [],
};

function inOrder(facts: readonly Fact[], order: string, roll: (sides: number) => number): readonly Fact[] {
  if (order === 'as it happened') return facts;
  if (order === 'backwards') return facts.toReversed();
  return facts
    .map((fact) => ({ fact, place: roll(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ fact }) => fact);
}

/** Returns messages with their states, and orders, some of which follow them. */
async function plantStory(
  roll: (sides: number) => number,
  { hasEdits }: { hasEdits: boolean },
): Promise<Fact[]> {
  const facts: { at: number; fact: Fact }[] = [];
  const add = (at: number, fact: Fact) => facts.push({ at, fact });
  for (let nth = 0; nth < 30; nth += 1) {
    const at = START + roll(20 * 24) * HOUR_MS + roll(3600) * 1000;
    const code = roll(5) === 0 ? `CODE-${nth}` : null;
    const person = roll(PEOPLE);
    const message = await shop.plantMessage(person, new Date(at), { drip: DRIPS[roll(2)] ?? null, code });
    const became = becameOf(message, roll);
    // The provider's answer comes before any other report about a message.
    if (!became.hasFailed) await shop.receipt(message, 'sentAt', new Date(at + 1000));
    for (const { after, fact } of became.facts) add(at + after, fact);
    if (roll(2) === 0)
      addOrder(add, { orderId: nth + 1, person, at: at + roll(6 * 24) * HOUR_MS, code, roll, hasEdits });
  }
  return facts.toSorted((one, other) => one.at - other.at).map(({ fact }) => fact);
}

/** Returns people who opt out, opt in again, and opt in once more without an opt-out in between. */
function planSignUps(roll: (sides: number) => number): Fact[] {
  return Array.from({ length: 40 }, () => {
    const [person, at] = [roll(PEOPLE), new Date(START + roll(20 * 24) * HOUR_MS)];
    if (roll(3) === 0) return (reported) => reported.optOut(person, at);
    const tool = roll(2) === 0 ? 'persistentPill' : 'visualPopup';
    return (reported) => reported.optIn(person, tool, at);
  });
}

function becameOf(message: PlantedMessage, roll: (sides: number) => number) {
  const at = (after: number) => new Date(message.createdAt.getTime() + after);
  const receipt = (step: 'sentAt' | 'deliveredAt' | 'readAt' | 'failedAt', after: number, code?: number) => ({
    after,
    fact: (reported: ShopOfFacts) => reported.receipt(message, step, at(after), code),
  });
  if (roll(6) === 0)
    return { hasFailed: true, facts: [receipt('failedAt', 5000, roll(2) === 0 ? 131_026 : 131_049)] };
  const clickedAfter = HOUR_MS + roll(72) * HOUR_MS;
  const facts = [
    ...(roll(5) > 0 ? [receipt('deliveredAt', 3000)] : []),
    ...(roll(3) > 0 ? [receipt('readAt', roll(48) * HOUR_MS + 5000)] : []),
    ...(roll(3) === 0
      ? [{ after: clickedAfter, fact: (reported: ShopOfFacts) => reported.click(message, at(clickedAfter)) }]
      : []),
  ];
  return { hasFailed: false, facts };
}

interface Placed {
  orderId: number;
  person: number;
  at: number;
  code: string | null;
  roll: (sides: number) => number;
  hasEdits: boolean;
}

function addOrder(add: (at: number, fact: Fact) => void, placed: Placed): void {
  const { orderId: id, person, code, roll } = placed;
  const order = { id, person, code, at: new Date(placed.at) };
  add(placed.at, (reported) => reported.report(reportedOrder(order)));
  if (roll(3) === 0)
    for (const nth of [1, 2]) {
      const at = new Date(placed.at + nth * 3 * DAY_MS);
      const refund = { orderId: id, amount: `${nth * 7}.05`, at };
      add(at.getTime(), (reported) => reported.report(reportedRefund(id * 10 + nth, refund)));
    }
  const updatedAt = new Date(placed.at + (1 + roll(40)) * DAY_MS);
  const becomes = (more: object) =>
    add(updatedAt.getTime(), (reported) => reported.report(reportedOrder({ ...order, updatedAt, more })));
  if (roll(5) === 0) becomes({ cancelled_at: updatedAt.toISOString() });
  else if (placed.hasEdits && roll(2) === 0) becomes({ current_total_price: '35.50' });
}

/** The store reports another time zone of the shop, at the database's own time. */
function moved(timeZone: string): Fact {
  return async (reported) => {
    await reported.query('update shops set time_zone = $2 where shop_id = $1', [reported.shopId, timeZone]);
  };
}

function merged(from: number, to: number): Fact {
  return (reported) => reported.merge(from, to);
}

function withWindows(clickHours: number, readHours: number): Fact {
  return async (reported) => {
    await reported.query(
      `insert into attribution_settings (shop_id, click_hours, read_hours, changed_at, recounted_to)
       values ($1, $2, $3, now(), '') on conflict (shop_id) do update
       set click_hours = excluded.click_hours, read_hours = excluded.read_hours, recounted_to = ''`,
      [reported.shopId, clickHours, readHours],
    );
  };
}
