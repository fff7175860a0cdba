import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  ask,
  openServer,
  optIn,
  postStoreWebhook,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { logIn } from '#tools/world/start-world.ts';
import { waitFor } from '#tools/world/wait-for.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Exchange {
  summary: string;
  request: { grant_type?: string };
  answer: { access_token: string; refresh_token: string };
}

async function tokenExchanges(): Promise<Exchange[]> {
  const { exchanges } = await server.world.control<{ exchanges: Exchange[] }>(
    '/exchanges?partner=shopify&limit=500',
  );
  return exchanges.filter(({ summary }) => summary === 'OAuth access token');
}

async function renewals(): Promise<number> {
  const exchanges = await tokenExchanges();
  return exchanges.filter(({ request }) => request.grant_type === 'refresh_token').length;
}

it('keeps no token in clear', async () => {
  const given = (await tokenExchanges()).filter(({ answer }) => answer.access_token);
  expect(given.length).toBeGreaterThan(0);
  const kept = await server.rows<{ sealed: Buffer }>(
    `select access_token_sealed || refresh_token_sealed as sealed from shop_access
     union all select access_token_sealed from senders`,
  );
  const secrets = given.flatMap(({ answer }) => [answer.access_token, answer.refresh_token]);
  for (const secret of [...secrets, 'bellbird-sandbox-whatsapp-token']) {
    for (const encoded of [secret, Buffer.from(secret).toString('base64').slice(0, 20)]) {
      expect(kept.filter(({ sealed }) => sealed.includes(encoded))).toEqual([]);
    }
  }
  const sessions = await server.rows<{ hash: Buffer }>('select session_hash as hash from merchant_sessions');
  expect(sessions.every(({ hash }) => hash.length === 32)).toBe(true);
});

it('renews an expired token once, however many processes ask for it at the same time', async () => {
  const { world, rows, shopId } = server;
  const CARTS = 24;
  await world.merchant.post(`${server.appUrl}/redis/setDripStatus`, {
    pageId: DEMO_SHOP,
    type: 'abandonedCart',
    state: true,
  });
  for (let shopper = 0; shopper < CARTS; shopper += 1) {
    const phone = `+49152155501${String(shopper).padStart(2, '0')}`;
    expect(await optIn(server, { phone, ip: `198.51.100.${shopper}` })).toMatchObject({ status: 200 });
    await world.control(`/shops/${DEMO_SHOP}/checkouts`, {
      phone,
      lines: [{ handle: 'moss-mug', quantity: 1 }],
    });
  }
  await waitFor('a timer for each cart', async () => (await rows('select 1 from timers')).length === CARTS);
  await world.startServer('worker');
  // The store is known to the last order: nothing but the codes wants its token.
  await rows("update store_reconciles set checked_at = '2100-01-01', due_at = '2100-01-01'");
  expect(await renewals()).toBe(0);

  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from shop_access where shop_id = $1 for update', [shopId]);
  await world.forward(2 * 3600 * 1000);
  const countWaiting = async () => {
    const waiting = await rows(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%shop_access%'`,
    );
    return waiting.length;
  };
  await waitFor('a process that wants the token', async () => (await countWaiting()) === 1);
  // It took all of them for a minute: after that another one takes over, where it comes first.
  await waitFor('two processes that want the token', async () => {
    if ((await countWaiting()) === 2) return true;
    await world.forward(61_000);
    return false;
  });
  await holder.query('commit');
  await holder.end();

  await waitFor(
    'all codes',
    async () =>
      (await rows("select 1 from messages where verdict #> '{discount,endsAt}' is not null")).length ===
      CARTS,
  );
  expect(await renewals()).toBe(1);
  const discounts = await world.control<{ code: string }[]>(`/shops/${DEMO_SHOP}/discounts`);
  expect(discounts.filter(({ code }) => code.startsWith('BELL-'))).toHaveLength(CARTS);
});

it('closes every door at once when the store removes the app', async () => {
  const { world, appUrl, rows, shopId } = server;
  const tools = `${appUrl}/storefront/tools?pageId=${DEMO_SHOP}`;
  expect(await ask(tools)).toMatchObject({ status: 200 });
  await world.control(`/shops/${DEMO_SHOP}/uninstall`, {});
  await waitFor('closed sessions', async () => {
    const open = await rows('select 1 from merchant_sessions where shop_id = $1', [shopId]);
    return open.length === 0;
  });
  await expect(world.merchant.get(`${appUrl}/auth/login/success`)).rejects.toThrow('answered 401');
  expect(await ask(tools)).toMatchObject({ status: 404 });
  expect(await optIn(server, { phone: '+4915215550199', ip: '198.51.100.99' })).toMatchObject({
    status: 404,
  });
  expect(await rows('select 1 from shop_access where shop_id = $1', [shopId])).toEqual([]);
});

it('lets the store in again with everything it had, and ignores a late word of the old removal', async () => {
  const { appUrl, rows, shopId } = server;
  const [removed] = await rows<{ at: Date }>('select uninstalled_at as at from shops where shop_id = $1', [
    shopId,
  ]);
  const before = await rows('select count(*) from subscribers where shop_id = $1', [shopId]);
  const merchant = await logIn(appUrl);
  const { body } = await merchant.get(`${appUrl}/auth/login/success`);
  expect(body).toMatchObject({ user: { shopUrl: DEMO_SHOP } });
  expect(await rows('select count(*) from subscribers where shop_id = $1', [shopId])).toEqual(before);
  expect(await ask(`${appUrl}/storefront/tools?pageId=${DEMO_SHOP}`)).toMatchObject({
    status: 200,
    body: { tools: [{ type: 'persistentPill' }] },
  });

  const late = { topic: 'app/uninstalled', body: {}, triggeredAt: new Date(removed?.at.getTime() ?? 0) };
  expect(await postStoreWebhook(appUrl, late)).toMatchObject({ status: 200 });
  await allHandled(rows);
  expect((await merchant.get(`${appUrl}/auth/login/success`)).body).toMatchObject({
    user: { shopUrl: DEMO_SHOP },
  });
  expect(await rows('select 1 from shop_access where shop_id = $1', [shopId])).toHaveLength(1);
});

it('ignores the word of a removal that comes only after the store let it in again', async () => {
  const { appUrl, rows, shopId } = server;
  // The removal is not told of, so that the next login is to an installed shop.
  const look = () =>
    rows<{ at: Date; asked: Date | null }>(
      'select installed_at as at, checked_at as asked from shops join store_reconciles using (shop_id) where shop_id = $1',
      [shopId],
    );
  const [before] = await look();
  const removedAt = new Date((before?.at.getTime() ?? 0) + 1);
  const merchant = await logIn(appUrl);
  await postStoreWebhook(appUrl, { topic: 'app/uninstalled', body: {}, triggeredAt: removedAt });
  await allHandled(rows);
  expect((await merchant.get(`${appUrl}/auth/login/success`)).body).toMatchObject({
    user: { shopUrl: DEMO_SHOP },
  });
  // Its webhook subscriptions went with the removal: the store is asked now, and not in six hours.
  await waitFor('the store to be asked', async () => {
    const [after] = await look();
    expect(after?.at).toEqual(before?.at);
    return after?.asked?.getTime() !== before?.asked?.getTime();
  });
});
