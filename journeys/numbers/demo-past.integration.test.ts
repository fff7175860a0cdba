import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/clone-database.ts';
import type { Past } from '#tools/seed/past/past.ts';
import { seedDemoWithPast } from '#tools/seed/past/seed-past.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { logIn, startWorld, type World } from '#tools/world/start-world.ts';

const PEOPLE = 400;

let database: ClonedDatabase;
let world: World;
let past: Past;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
  world = await startWorld({ databaseUrl: database.url, isInstalled: false });
  const places = { appUrl: world.appUrl, sandboxUrl: world.sandboxUrl, databaseUrl: database.url };
  const made = await seedDemoWithPast(places, { people: PEOPLE });
  if (!made) throw new Error('The demo shop had a past already');
  past = made;
});
afterAll(async () => {
  await world.stop();
  await database.drop();
});

it('has its past once', async () => {
  const { appUrl, sandboxUrl } = world;
  expect(await seedDemoWithPast({ appUrl, sandboxUrl, databaseUrl: database.url })).toBeNull();
});

it('lists its broadcasts and its latest messages', async () => {
  const merchant = await logIn(world.appUrl);
  const list = await merchant.get(`${world.appUrl}/database/api/broadcast/getAll?pageId=${DEMO_SHOP}`);
  for (const { name } of past.broadcasts) expect(JSON.stringify(list.body)).toContain(name);
  const orders = await merchant.get(
    `${world.appUrl}/database/api/analytics/orders?shopUrl=${DEMO_SHOP}&limit=1`,
  );
  expect(orders.body).toMatchObject({ orders: [{ person: expect.anything() as unknown }] });
});

it('shows what the sandbox logged of a year: people, messages, clicks and failures', async () => {
  const merchant = await logIn(world.appUrl);
  const url = `${world.appUrl}/database/api/analytics/overview?shopUrl=${DEMO_SHOP}&channel=WA&scope=-1`;
  const { body } = await merchant.get(url);
  const has = (step: 'sentAt' | 'deliveredAt' | 'readAt' | 'clickedAt' | 'failedAt') =>
    past.messages.filter((message) => message[step] !== null).length;
  expect(body).toMatchObject({
    allTime: { subscribers: PEOPLE },
    totals: {
      sent: has('sentAt'),
      delivered: has('deliveredAt'),
      read: has('readAt'),
      clicked: has('clickedAt'),
      failed: has('failedAt'),
      optIns: PEOPLE,
      impressions: past.impressions.reduce((sum, { count }) => sum + count, 0),
    },
  });
  const { totals } = body as { totals: { orders: number; revenueMinor: number } };
  expect(totals).toMatchObject(await earnedByHand());
  expect(totals.orders).toBeGreaterThan(10);
});

interface Reading {
  id: string;
  createdAt: string;
  total: string;
  contact: { phone: string | null };
  refunded: string;
}

/** Orders with their money, counted from the sandbox's own store and log by the rule as a merchant would say it. */
async function earnedByHand(): Promise<{ orders: number; revenueMinor: number }> {
  const orders = await world.control<Reading[]>(`/shops/${DEMO_SHOP}/orders?limit=1000`);
  const within = (moment: string | null, orderedAt: string, hours: number) =>
    moment !== null && moment <= orderedAt && Date.parse(orderedAt) - Date.parse(moment) <= hours * 3_600_000;
  const credited = orders.filter(({ contact, createdAt }) => {
    const own = past.messages.filter(({ phone }) => phone === contact.phone);
    return own.some(
      ({ clickedAt, readAt }) => within(clickedAt, createdAt, 120) || within(readAt, createdAt, 24),
    );
  });
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const net = credited.map(({ total, refunded }) => cents(total) - cents(refunded));
  return { orders: credited.length, revenueMinor: net.reduce((sum, one) => sum + one, 0) };
}
