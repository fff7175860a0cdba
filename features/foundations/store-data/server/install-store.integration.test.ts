import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopInfo } from '#partners/shopify/admin-operations.ts';
import { openClock } from '#platform/clock/clock.ts';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { readSettings } from '#platform/config/settings.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  ask,
  openServer,
  optIn,
  postStoreWebhook,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { logInTo } from '#tools/test-environment/plans-client.ts';
import { logIn } from '#tools/test-environment/start-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { StorePlatform } from './store-platform.ts';
import { subscribeToWebhooks } from './subscribe-to-webhooks.ts';

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
  const { exchanges } = await server.environment.control<{ exchanges: Exchange[] }>(
    '/exchanges?partner=shopify&limit=500',
  );
  return exchanges.filter(({ summary }) => summary === 'OAuth access token');
}

async function renewals(): Promise<number> {
  const exchanges = await tokenExchanges();
  return exchanges.filter(({ request }) => request.grant_type === 'refresh_token').length;
}

it('stores no token unencrypted', async () => {
  await logIn(server.appUrl);
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

/** Opens the store platform of one more process: with named connections and another public URL. */
function openStores(name: string) {
  const { environment, databaseUrl } = server;
  const { dataDir } = environment;
  const sandbox = sandboxEnvironment({ sandboxPort: Number(new URL(environment.sandboxUrl).port), dataDir });
  const env = { ...sandbox, BELLBIRD_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const settings = { ...readSettings(env), publicUrl: 'http://127.0.0.1:1' };
  const { db, close } = openDatabase(databaseUrl, { connections: 4, limits: SLOW, name });
  const clock = openClock(settings.clockOffsetFile);
  const secrets = new SecretBox(settings.encryptionKey);
  const ctx = { db, slowDb: db, clock, settings, secrets } as unknown as Context;
  return { ctx, stores: new StorePlatform(ctx), close };
}

it('renews an expired token once, however many processes need it at the same time', async () => {
  const { rows, shopId } = server;
  const shop = { shopId, shopUrl: DEMO_SHOP };
  const processes = [openStores('asker 1'), openStores('asker 2')];
  await rows("update shop_access set access_expires_at = '2020-01-01' where shop_id = $1", [shopId]);
  expect(await renewals()).toBe(0);

  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from shop_access where shop_id = $1 for update', [shopId]);
  const asked = processes.flatMap(({ stores }) => [stores.clientFor(shop), stores.clientFor(shop)]);
  await waitFor('both processes that want the token', async () => {
    const waiting = await rows(
      `select application_name from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and application_name like 'asker%'`,
    );
    // One request of each process waits for the lock, and its result is shared.
    return waiting.length === processes.length;
  });
  await holder.query('commit');
  await holder.end();

  for (const client of await Promise.all(asked))
    expect(await client.run(shopInfo)).toMatchObject({ shop: { myshopifyDomain: DEMO_SHOP } });
  expect(await renewals()).toBe(1);
  await Promise.all(processes.map(({ close }) => close()));
});

it('subscribes to the store’s webhooks, even if two processes do so at the same time', async () => {
  const { ctx, stores, close } = openStores('subscriber');
  const client = await stores.clientFor({ shopId: server.shopId, shopUrl: DEMO_SHOP });
  const both = await Promise.all([subscribeToWebhooks(ctx, client), subscribeToWebhooks(ctx, client)]);
  expect(both[0]).toEqual(both[1]);
  expect(await subscribeToWebhooks(ctx, client)).toEqual([]);
  await close();
});

it('closes every access immediately when the store removes the app', async () => {
  const { environment, appUrl, rows, shopId } = server;
  const tools = `${appUrl}/storefront/tools?pageId=${DEMO_SHOP}`;
  expect(await ask(tools)).toMatchObject({ status: 200 });
  await environment.control(`/shops/${DEMO_SHOP}/uninstall`, {});
  await waitFor('closed sessions', async () => {
    const open = await rows('select 1 from merchant_sessions where shop_id = $1', [shopId]);
    return open.length === 0;
  });
  await expect(environment.merchant.get(`${appUrl}/auth/login/success`)).rejects.toThrow('answered 401');
  expect(await ask(tools)).toMatchObject({ status: 404 });
  expect(await optIn(server, { phone: '+4915215550199', ip: '198.51.100.99' })).toMatchObject({
    status: 404,
  });
  expect(await rows('select 1 from shop_access where shop_id = $1', [shopId])).toEqual([]);
});

it('notices a removal before the webhook subscription existed', async () => {
  const { environment, appUrl, rows } = server;
  await logInTo(appUrl, BLUEBELL);
  await environment.control(`/shops/${BLUEBELL}/uninstall`, {});
  await waitFor('the removal', async () => {
    const shops = await rows('select from shops where shop_url = $1 and uninstalled_at is not null', [
      BLUEBELL,
    ]);
    return shops.length === 1;
  });
});

it('restores access with all data after a new installation, and ignores a late webhook of the old removal', async () => {
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

it('ignores a removal that is reported only after the new installation', async () => {
  const { appUrl, rows, shopId } = server;
  // The removal is not reported yet, so the next login is to an installed shop.
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
  // The removal deleted the webhook subscriptions, so the store is polled now instead of in six hours.
  await waitFor('the store to be asked', async () => {
    const [after] = await look();
    expect(after?.at).toEqual(before?.at);
    return after?.asked?.getTime() !== before?.asked?.getTime();
  });
});
