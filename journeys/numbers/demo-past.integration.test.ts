import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { verifyRecounts } from '#features/administration/operation/server/wiring.ts';
import type { getShopPlan } from '#features/foundations/plans/contract/plan-calls.ts';
import type { getTemplates } from '#features/foundations/templates/contract/template-calls.ts';
import type { getBroadcast, getBroadcasts } from '#features/product/broadcasts/contract/broadcast-calls.ts';
import type { getOutcome, getRecipients } from '#features/product/broadcasts/contract/sending-calls.ts';
import type { getMessage } from '#features/product/message-log/contract/message-calls.ts';
import type { getToolsOf } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import type { getTimeline } from '#features/product/people/contract/person-calls.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/clone-database.ts';
import type { Past } from '#tools/seed/past/past.ts';
import { seedDemoWithPast } from '#tools/seed/past/seed-past.ts';
import { DEMO_SHOP, seedDemoShop } from '#tools/seed/seed-demo-shop.ts';
import { savedEnvironment } from '#tools/test-environment/run-saved-environment.ts';
import { logIn, startEnvironment, type TestEnvironment } from '#tools/test-environment/start-environment.ts';
import { findBroken } from '#tools/test-environment/verify-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { countPast } from './count-past.ts';

const PEOPLE = 400;

let database: ClonedDatabase;
let open: OpenDatabase;
let environment: TestEnvironment;
let past: Past;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
  open = openDatabase(database.url, { connections: 1 });
  const { programs } = await savedEnvironment();
  environment = await startEnvironment({ databaseUrl: database.url, programs, isInstalled: false });
  const places = {
    appUrl: environment.appUrl,
    sandboxUrl: environment.sandboxUrl,
    databaseUrl: database.url,
  };
  // An earlier start stopped after the app was installed, before it created the year.
  await environment.control(`/shops/${DEMO_SHOP}/history`, { people: PEOPLE });
  await seedDemoShop(places);
  const made = await seedDemoWithPast(places);
  if (!made) throw new Error('The demo shop had a past already');
  past = made;
});
afterAll(async () => {
  await environment.stop();
  await open.close();
  await database.drop();
});

it('creates its history once', async () => {
  const { appUrl, sandboxUrl } = environment;
  expect(await seedDemoWithPast({ appUrl, sandboxUrl, databaseUrl: database.url })).toBeNull();
});

it('begins with nothing that needs its merchant', async () => {
  const merchant = await logIn(environment.appUrl);
  const { body } = await merchant.get(
    `${environment.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`,
  );
  expect(body).toMatchObject({ needs: [] });
  // Its provider was heard of: a shop of many people would be told that word is late.
  const health = await merchant.get(
    `${environment.appUrl}/database/api/messages/getSenderHealth?shopUrl=${DEMO_SHOP}`,
  );
  expect(health.body).toMatchObject({
    senders: ['WA', 'FB'].map((channel) => ({ channel, lastReceiptAt: expect.any(String) as unknown })),
  });
});

it('has on what sent, pays for what it uses, and has Messenger people', async () => {
  const merchant = await logIn(environment.appUrl);
  const get = async (path: string) =>
    (await merchant.get(`${environment.appUrl}/database/api/${path}?shopUrl=${DEMO_SHOP}`)).body;
  const { rows: off } = await open.pool.query(
    `select c.channel, c.type from campaigns c where not c.is_on and exists (
       select from messages m where m.shop_id = c.shop_id and m.channel = c.channel and m.source_type = c.type)`,
  );
  expect(off).toEqual([]);
  const plan = (await get('getShopPlan')) as ResponseOf<typeof getShopPlan>;
  const [reading] = plan.readings;
  const inCycle = past.messages.filter(({ sentAt }) => sentAt !== null && sentAt >= cycleStart(plan)).length;
  expect(plan).toMatchObject({ planId: 'enterprise', status: 'active', limitReachedOn: null });
  expect(reading?.used).toBeGreaterThan(0);
  expect(reading?.used).toBeLessThanOrEqual(inCycle);
  expect((await merchant.get(`${environment.appUrl}/auth/login/success`)).body).toMatchObject({
    user: { hasFBSubscribed: true },
  });
});

/** A billing cycle has thirty days. */
function cycleStart({ cycleEndsOn }: { cycleEndsOn: string }): string {
  return new Date(Date.parse(cycleEndsOn) - 30 * DAY_MS).toISOString();
}

it('holds every invariant, recounts included, until a credit or what is billed is another one', async () => {
  const broken = async (fromDay: string | null = null) => {
    const asked = await verifyRecounts(open.db, { fromShop: 0, fromDay });
    return asked.flatMap(({ name, violations }) => violations.map((id) => `${name} ${id}`));
  };
  expect(await findBroken(open.db)).toEqual({});
  expect(await broken()).toEqual([]);
  const { rows } = await open.pool.query<{ order_id: string; shop_id: number }>(
    `update order_credits c set touched_at = touched_at - interval '1 minute'
     where order_id = (select order_id from order_credits order by ordered_at limit 1) returning order_id, shop_id`,
  );
  const { rows: billed } = await open.pool.query<{ order_id: string; shop_id: number }>(
    `update billed_credits set amount_minor = amount_minor + 1
     where order_id = (select order_id from billed_credits order by ordered_at desc limit 1) returning order_id, shop_id`,
  );
  const wrong = [...rows, ...billed].map((row) => `creditsEqualRecount ${row.shop_id} ${row.order_id}`);
  expect((await broken()).toSorted()).toEqual(wrong.toSorted());
  expect(await broken('2999-01-01')).toEqual([]);
  await open.pool.query(
    `update order_credits set touched_at = touched_at + interval '1 minute' where order_id = $1`,
    [rows[0]?.order_id],
  );
  await open.pool.query(`update billed_credits set amount_minor = amount_minor - 1 where order_id = $1`, [
    billed[0]?.order_id,
  ]);
});

it('lists its broadcasts and its latest messages', async () => {
  const merchant = await logIn(environment.appUrl);
  const list = await merchant.get(`${environment.appUrl}/database/api/broadcast/getAll?pageId=${DEMO_SHOP}`);
  for (const { name } of past.broadcasts) expect(JSON.stringify(list.body)).toContain(name);
  const orders = await merchant.get(
    `${environment.appUrl}/database/api/analytics/orders?shopUrl=${DEMO_SHOP}&limit=1`,
  );
  expect(orders.body).toMatchObject({ orders: [{ person: expect.anything() as unknown }] });
});

it('shows the results of each tool, based on the credits of its own messages', async () => {
  const merchant = await logIn(environment.appUrl);
  const ofChannels = ['WA', 'FB'].map(async (channel) => {
    const { body } = await merchant.get(
      `${environment.appUrl}/database/api/optinTools/getPopups?pageId=${DEMO_SHOP}&channel=${channel}`,
    );
    return (body as ResponseOf<ReturnType<typeof getToolsOf>>).popups;
  });
  const tools = (await Promise.all(ofChannels)).flat();
  const { rows } = await open.pool.query<{ type: string; orders: number }>(
    `select source_type as type, count(*)::int as orders from order_credits
     where source_kind = 'campaign' group by source_type`,
  );
  const ofType = (type: string) =>
    tools.filter((tool) => tool.type === type).reduce((sum, { analytics }) => sum + analytics.orders, 0);
  expect(ofType('visualPopup')).toBe(rows.find(({ type }) => type === 'visualPopup')?.orders);
  for (const { analytics } of tools)
    expect(analytics.opens).toBe(analytics.conversionNumber + analytics.dismissals);
});

it('sent each broadcast to the people in its audience', async () => {
  const merchant = await logIn(environment.appUrl);
  const at = `${environment.appUrl}/database/api/broadcast`;
  const list = await merchant.get(`${at}/getAll?pageId=${DEMO_SHOP}`);
  const { broadcasts } = list.body as { broadcasts: { id: string; broadcastName: string }[] };
  const stopped = new Set(past.signUps.flatMap((one) => (one.stopped === null ? [] : [one.phone])));
  for (const { number, name } of past.broadcasts) {
    // People who opted out since are no longer counted.
    const reported = past.messages.filter(
      ({ about, phone }) => about === number && !stopped.has(phone),
    ).length;
    const id = broadcasts.find(({ broadcastName }) => broadcastName === name)?.id ?? '';
    const { body: kept } = await merchant.get(`${at}/getBroadcast?pageId=${DEMO_SHOP}&broadcastId=${id}`);
    const { condition } = (kept as { broadcast: { condition: unknown } }).broadcast;
    await waitFor(`${reported} people of ${name}`, async () => {
      const asked = { pageId: DEMO_SHOP, condition };
      const { body } = await merchant.post(`${at}/evaluateAudience`, asked);
      return (body as { population: number }).population === reported;
    });
  }
});

it('shows the text, the recipients and the results of a broadcast', async () => {
  const merchant = await logIn(environment.appUrl);
  const get = async <Answer>(path: string) =>
    (await merchant.get(`${environment.appUrl}${path}&shopUrl=${DEMO_SHOP}&pageId=${DEMO_SHOP}`))
      .body as Answer;
  const at = '/database/api/broadcast';
  const list = await get<ResponseOf<typeof getBroadcasts>>(`${at}/getAll?`);
  for (const reported of past.broadcasts) {
    const messages = past.messages.filter(({ about }) => about === reported.number);
    const id = list.broadcasts.find(({ broadcastName }) => broadcastName === reported.name)?.id ?? '';
    const page = `broadcastId=${id}`;
    const { broadcast } = await get<ResponseOf<typeof getBroadcast>>(`${at}/getBroadcast?${page}`);
    expect(broadcast).toMatchObject({
      templates: [
        { key: broadcast.activeTemplate, name: 'studio_news', variables: ['studio_news', 'come_until'] },
      ],
      broadcastAttributes: { studio_news: reported.news, come_until: reported.until },
      progress: { recipients: messages.length, heldOut: 0, waiting: 0 },
    });
    const { recipients } = await get<ResponseOf<typeof getRecipients>>(`${at}/getRecipients?${page}`);
    expect(recipients.map(({ phone, state, sentAt }) => [phone, state, sentAt].join(' ')).toSorted()).toEqual(
      messages.map((one) => [one.phone, stateOf(one), one.sentAt].join(' ')).toSorted(),
    );
    const { states } = await get<ResponseOf<typeof getOutcome>>(`${at}/getOutcome?${page}`);
    expect(states.reduce((sum, { people }) => sum + people, 0)).toBe(messages.length);
    const [first] = recipients;
    const { message } = await get<ResponseOf<typeof getMessage>>(
      `/database/api/messages/getMessage?messageId=${first?.messageId}`,
    );
    const firstName = past.signUps.find(({ phone }) => phone === first?.phone)?.firstName ?? '';
    const text = `Hi ${firstName}, a note from our studio: ${reported.news}. Come by our shop ${reported.until}, we are glad of every visit.`;
    expect(message).toMatchObject({
      trigger: { kind: 'broadcast' },
      templateName: 'studio_news',
      words: [firstName, reported.news, reported.until],
      bubbles: [{ text, buttons: [{ title: 'See the shop' }] }],
    });
    const timeline = await get<ResponseOf<typeof getTimeline>>(
      `/database/api/people/getTimeline?subscriberId=${first?.subscriberId}`,
    );
    expect(JSON.stringify(timeline.entries)).toContain(JSON.stringify(text));
  }
  await waitFor('the text of the broadcasts to be approved', async () => {
    const { data } = await get<ResponseOf<typeof getTemplates>>('/templateService/getAll?');
    return data.some(({ template_name: name, status }) => name === 'studio_news' && status === 'ENABLED');
  });
});

function stateOf({ failedAt, readAt, deliveredAt }: Past['messages'][number]): string {
  if (failedAt !== null) return 'failed';
  if (readAt !== null) return 'read';
  return deliveredAt === null ? 'sent' : 'delivered';
}

it.each(['WA', 'FB'] as const)(
  'shows a year on %s as the sandbox logged it: people, messages, clicks and failures',
  async (channel) => {
    const merchant = await logIn(environment.appUrl);
    const url = `${environment.appUrl}/database/api/analytics/overview?shopUrl=${DEMO_SHOP}&channel=${channel}&scope=-1`;
    const { body } = await merchant.get(url);
    const counted = await countPast(environment, past, channel);
    const { revenueMinor } = counted;
    const people = past.signUps.filter((one) => one.channel === channel);
    expect(body).toMatchObject({
      allTime: { subscribers: people.filter(({ stopped }) => stopped === null).length, revenueMinor },
      totals: { ...counted.of(), optIns: people.length, revenueMinor },
    });
    expect(counted.of().orders).toBeGreaterThan(channel === 'WA' ? 10 : 0);
  },
);

it('lists who opted out, and how', async () => {
  const merchant = await logIn(environment.appUrl);
  const { body } = await merchant.get(
    `${environment.appUrl}/database/api/getUnsubscribers?shopUrl=${DEMO_SHOP}`,
  );
  const stopped = past.signUps.filter((one) => one.stopped !== null);
  expect(stopped.length).toBeGreaterThan(10);
  for (const { phone, channel } of stopped)
    if (channel === 'WA') expect(JSON.stringify(body)).toContain(phone);
  const { rows } = await sql<{ by: string }>`
    select origin as by from consent_ledger where kind = 'revoked' order by 1`.execute(open.db);
  const ways = stopped.flatMap(({ stopped: end }) => (end === null ? [] : [end.by]));
  expect(rows.map(({ by }) => by)).toEqual(ways.toSorted());
});

it('wrote about carts, orders, shipments and reviews, and reports the lift of cart reminders', async () => {
  const merchant = await logIn(environment.appUrl);
  const get = async (path: string) =>
    (
      await merchant.get(
        `${environment.appUrl}/database/api/${path}&shopUrl=${DEMO_SHOP}&pageId=${DEMO_SHOP}`,
      )
    ).body;
  const { sources } = (await get('analytics/overview?channel=All&scope=-1')) as {
    sources: { channel: string; type: string; sent: number }[];
  };
  const types = sources.filter(({ sent }) => sent > 0).map(({ channel, type }) => `${channel} ${type}`);
  expect(types).toEqual(
    expect.arrayContaining([
      ...['visualPopup', 'orderReceipt', 'shipmentUpdates', 'CODConfirmation', 'reviewWA'].map(
        (one) => `WA ${one}`,
      ),
      'WA abandonedCart',
      'FB abandonedCart',
      'WA broadcast',
    ]),
  );
  const lift = await get('dripCampaign/lift?type=abandonedCart');
  expect(lift).toMatchObject({ holdOutPercent: 0, heldOut: { people: past.heldOut.length } });
  expect(past.heldOut.length).toBeGreaterThan(0);
});

it('has Messenger people like a real shop: of its page, with linked carts, and without customer ids', async () => {
  const { rows } = await open.pool.query<{ people: number; isOfPage: boolean; areCustomers: number }>(
    `select count(*)::int as people, bool_and(page_id = facebook_page_id) as "isOfPage",
       count(s.customer_id)::int as "areCustomers"
     from subscribers s join shops using (shop_id) where channel = 'FB'`,
  );
  const people = past.signUps.filter(({ channel }) => channel === 'FB').length;
  expect(rows).toEqual([{ people, isOfPage: true, areCustomers: 0 }]);
  const carts = await open.pool.query<{ isLinked: boolean; isTheirs: boolean; isProven: boolean }>(
    `select distinct l.cart_token is not null as "isLinked", l.subscriber_id = m.subscriber_id as "isTheirs",
       exists (select from chat_browsers b where b.token_hash = l.browser_hash and b.linked_at <= l.linked_at) as "isProven"
     from messages m join checkouts c on c.shop_id = m.shop_id and c.checkout_token = m.source_event
     join subscribers s on s.shop_id = m.shop_id and s.subscriber_id = m.subscriber_id and s.stopped_all_at is null
     left join cart_links l on l.shop_id = c.shop_id and l.cart_token = c.cart_token
     where m.channel = 'FB' and m.source_type = 'abandonedCart' and m.created_at > now() - interval '150 days'`,
  );
  expect(carts.rows).toEqual([{ isLinked: true, isTheirs: true, isProven: true }]);
});

it('lists that year’s carts: abandoned ones, and those recovered with a reminder’s code', async () => {
  const merchant = await logIn(environment.appUrl);
  const get = async (path: string) =>
    (await merchant.get(`${environment.appUrl}/database/api/${path}&shopUrl=${DEMO_SHOP}`)).body;
  const left = past.carts.find(({ completedAt }) => completedAt === null);
  const { people } = (await get(`people/search?search=${encodeURIComponent(left?.phone ?? '')}`)) as {
    people: { subscriberId: string }[];
  };
  const { entries } = (await get(`people/getTimeline?subscriberId=${people[0]?.subscriberId}`)) as {
    entries: { kind: string; totalMinor?: number }[];
  };
  expect(entries.filter(({ kind }) => kind === 'cart')).toMatchObject([{ totalMinor: left?.totalCents }]);
  const orders = await environment.control<Reading[]>(`/shops/${DEMO_SHOP}/orders?limit=1000`);
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
