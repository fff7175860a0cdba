import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/clone-database.ts';
import type { Past } from '#tools/seed/past/past.ts';
import { seedDemoWithPast } from '#tools/seed/past/seed-past.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { savedWorld } from '#tools/world/run-saved-world.ts';
import { logIn, startWorld, type World } from '#tools/world/start-world.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { countPast } from './count-past.ts';

const PEOPLE = 400;

let database: ClonedDatabase;
let world: World;
let past: Past;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
  const { programs } = await savedWorld();
  world = await startWorld({ databaseUrl: database.url, programs, isInstalled: false });
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

it('begins with nothing that needs its merchant', async () => {
  const merchant = await logIn(world.appUrl);
  const { body } = await merchant.get(`${world.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`);
  expect(body).toMatchObject({ needs: [] });
  // Its provider was heard of: a shop of many people would be told that word is late.
  const health = await merchant.get(
    `${world.appUrl}/database/api/messages/getSenderHealth?shopUrl=${DEMO_SHOP}`,
  );
  expect(health.body).toMatchObject({
    senders: [{ channel: 'WA', lastReceiptAt: expect.any(String) as unknown }],
  });
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

it('told each broadcast to those whom its rule names', async () => {
  const merchant = await logIn(world.appUrl);
  const at = `${world.appUrl}/database/api/broadcast`;
  const list = await merchant.get(`${at}/getAll?pageId=${DEMO_SHOP}`);
  const { broadcasts } = list.body as { broadcasts: { id: string; broadcastName: string }[] };
  for (const { number, name } of past.broadcasts) {
    const told = past.messages.filter(({ about }) => about === number).length;
    const id = broadcasts.find(({ broadcastName }) => broadcastName === name)?.id ?? '';
    const { body: kept } = await merchant.get(`${at}/getBroadcast?pageId=${DEMO_SHOP}&broadcastId=${id}`);
    const { condition } = (kept as { broadcast: { condition: unknown } }).broadcast;
    await waitFor(`${told} people of ${name}`, async () => {
      const asked = { pageId: DEMO_SHOP, condition };
      const { body } = await merchant.post(`${at}/evaluateAudience`, asked);
      return (body as { population: number }).population === told;
    });
  }
});

it('shows what the sandbox logged of a year: people, messages, clicks and failures', async () => {
  const merchant = await logIn(world.appUrl);
  const url = `${world.appUrl}/database/api/analytics/overview?shopUrl=${DEMO_SHOP}&channel=WA&scope=-1`;
  const { body } = await merchant.get(url);
  const counted = await countPast(world, past);
  const { revenueMinor } = counted;
  expect(body).toMatchObject({
    allTime: { subscribers: PEOPLE, revenueMinor },
    totals: { ...counted.of(), optIns: PEOPLE, revenueMinor },
  });
  expect(counted.of().orders).toBeGreaterThan(10);
});

it('knows the carts of that year: which were left, and which came back by the code of their reminder', async () => {
  const merchant = await logIn(world.appUrl);
  const get = async (path: string) =>
    (await merchant.get(`${world.appUrl}/database/api/${path}&shopUrl=${DEMO_SHOP}`)).body;
  const left = past.carts.find(({ completedAt }) => completedAt === null);
  const { people } = (await get(`people/search?search=${encodeURIComponent(left?.phone ?? '')}`)) as {
    people: { subscriberId: string }[];
  };
  const { entries } = (await get(`people/getTimeline?subscriberId=${people[0]?.subscriberId}`)) as {
    entries: { kind: string; totalMinor?: number }[];
  };
  expect(entries.filter(({ kind }) => kind === 'cart')).toMatchObject([{ totalMinor: left?.totalCents }]);
  const orders = await world.control<Reading[]>(`/shops/${DEMO_SHOP}/orders?limit=1000`);
  const ofCarts = orders.filter(({ checkoutToken }) => checkoutToken?.startsWith('past-') === true);
  expect(ofCarts).toHaveLength(past.carts.filter(({ completedAt }) => completedAt !== null).length);
  const offered = new Set(past.messages.map(({ discountCode }) => discountCode));
  const byCode = orders.filter(({ discountCode }) => discountCode !== null && offered.has(discountCode));
  expect(byCode.length).toBeGreaterThan(0);
  const reasons = (await get('analytics/orders?limit=200')) as { orders: { touch: { kind: string } }[] };
  expect(reasons.orders.filter(({ touch }) => touch.kind === 'code')).toHaveLength(byCode.length);
});

interface Reading {
  checkoutToken: string | null;
  discountCode: string | null;
}
