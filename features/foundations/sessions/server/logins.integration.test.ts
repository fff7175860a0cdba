import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  ask,
  FROM_OUR_PAGE,
  openServer,
  postJson,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import type { Login } from '../contract/session-calls.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ role: 'api' });
});
afterAll(() => server.close());

/** Logs a shop's merchant in, and returns what the device sends from then on. */
async function logIn(shop: string, userAgent: string) {
  const begun = await ask(`${server.appUrl}/auth/shopify?shop=${shop}`);
  const login = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { location } = await ask(begun.location ?? '', { method: 'POST' });
  const { headers } = await ask(location ?? '', { headers: { cookie: login, 'user-agent': userAgent } });
  const session = headers.getSetCookie().find((line) => line.startsWith('bellbird_session'));
  return { cookie: session?.split(';')[0] ?? '', 'user-agent': userAgent };
}

type Device = Awaited<ReturnType<typeof logIn>>;

async function loginsSeenBy(headers: Device): Promise<Login[]> {
  const { body } = await ask(`${server.appUrl}/auth/logins`, { headers });
  return (body as { logins: Login[] }).logins;
}

const end = (headers: Device, loginId: unknown) =>
  postJson(`${server.appUrl}/auth/endLogin`, { loginId }, { ...FROM_OUR_PAGE, ...headers });

const isLoggedIn = async (headers: Device) =>
  (await ask(`${server.appUrl}/auth/login/success`, { headers })).status === 200;

it('lists the devices of a shop, and ends one of them', async () => {
  const [phone, laptop] = [await logIn(BLUEBELL, PHONE), await logIn(BLUEBELL, LAPTOP)];
  const other = await logIn(DEMO_SHOP, LAPTOP);
  const logins = await loginsSeenBy(laptop);
  expect(logins.map(({ browser, system, isThis }) => ({ browser, system, isThis }))).toEqual([
    { browser: 'Firefox', system: 'Linux', isThis: true },
    { browser: 'Safari', system: 'iOS', isThis: false },
  ]);
  expect(logins.every(({ ipAddress, lastUsedAt }) => ipAddress === '127.0.0.1' && lastUsedAt !== null)).toBe(
    true,
  );

  const phonesLogin = logins.find(({ browser }) => browser === 'Safari')?.id;
  expect(await end(other, phonesLogin)).toMatchObject({ status: 200 });
  expect(await isLoggedIn(phone)).toBe(true);
  expect(await end(laptop, phonesLogin)).toMatchObject({ status: 200, body: { ended: true } });
  expect([await isLoggedIn(phone), await isLoggedIn(laptop), await isLoggedIn(other)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await end(laptop, phonesLogin)).toMatchObject({ status: 200 });
  expect(await end(laptop, 'the phone')).toMatchObject({ status: 422 });
});

it('stores where a login is used, but not with each request', async () => {
  const laptop = await logIn(BLUEBELL, LAPTOP);
  const [mine] = (await loginsSeenBy(laptop)).filter(({ isThis }) => isThis);
  const moved = { ...laptop, 'user-agent': PHONE };
  expect((await loginsSeenBy(moved)).find(({ isThis }) => isThis)).toEqual(mine);
  await server.rows(
    "update merchant_sessions set last_used_at = last_used_at - interval '11 minutes' where session_id = $1",
    [mine?.id],
  );
  expect((await loginsSeenBy(moved)).find(({ isThis }) => isThis)).toMatchObject({
    browser: 'Safari',
    system: 'iOS',
  });
});

it('keeps a login from an earlier release, which gets its device when it is used', async () => {
  const laptop = await logIn(BLUEBELL, LAPTOP);
  await server.rows('update merchant_sessions set user_agent = null, ip_address = null, last_used_at = null');
  const logins = await loginsSeenBy(laptop);
  expect(logins.find(({ isThis }) => isThis)).toMatchObject({ browser: 'Firefox', ipAddress: '127.0.0.1' });
});
