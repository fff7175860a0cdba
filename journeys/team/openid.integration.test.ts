import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { CLIENT_ID, CLIENT_SECRET, FalseProvider } from './false-provider.ts';
import { RealProvider, type Account } from './real-provider.ts';
import { ADA, codeNow, MAIL, TeamApi, type Browser } from './team-fixture.ts';

const ADA_AT_PROVIDER: Account = { email: ADA, email_verified: true, name: 'Ada', groups: [] };

const settingsFor = (issuer: string) => ({
  ...MAIL,
  BELLBIRD_OPENID_ISSUER: issuer,
  BELLBIRD_OPENID_CLIENT_ID: CLIENT_ID,
  BELLBIRD_OPENID_CLIENT_SECRET: CLIENT_SECRET,
  BELLBIRD_OPENID_NAME: 'Wren ID',
  BELLBIRD_OPENID_DOMAINS: 'wren.example',
  BELLBIRD_OPENID_ROLE_CLAIM: 'groups',
  BELLBIRD_OPENID_ROLES: `editors=marketer@${BLUEBELL}, readers=viewer@${BLUEBELL}`,
});

async function forget(server: OpenServer): Promise<void> {
  for (const table of ['memberships', 'users', 'invitations', 'login_links', 'mails'])
    await server.rows(`delete from ${table}`);
}

describe('a login through a real provider', () => {
  const provider = new RealProvider();
  let server: OpenServer;
  let api: TeamApi;
  let owner: Browser;
  beforeAll(async () => {
    server = await openServer({ role: 'api', settings: settingsFor(await provider.open()) });
    provider.register(`${server.appUrl}/auth/openid/callback`);
    api = new TeamApi(server);
    owner = await api.logInThroughStore();
  });
  afterAll(async () => {
    provider.close();
    await server.close();
  });
  beforeEach(async () => {
    await forget(server);
    provider.account = { ...ADA_AT_PROVIDER };
  });

  /** Follows every redirect from the login page, with one cookie jar for each host. */
  async function logIn(browser: Browser = new Map()) {
    const atProvider: Browser = new Map();
    let next = `${server.appUrl}/auth/openid`;
    for (let steps = 0; steps < 12; steps++) {
      const isOurs = next.startsWith(server.appUrl);
      const { location } = await api.visit(next, isOurs ? browser : atProvider);
      next = new URL(location ?? '', next).href;
      if (location?.startsWith('/dashboard') || location?.startsWith('/log-in')) return { location, browser };
    }
    throw new Error(`the login does not end: ${next}`);
  }

  it('logs in a member, whose address may be written in capitals', async () => {
    await api.join(owner, ADA, 'support');
    provider.account.email = 'ADA@Wren.example';
    const { location, browser } = await logIn();
    expect(location).toBe('/dashboard');
    expect(await api.merchantOf(browser)).toMatchObject({ role: 'support', person: { email: ADA } });
    expect((await api.get('/auth/loginWays', browser)).body).toEqual({ provider: 'Wren ID' });
    const [entry] = await server.rows(
      "select person, role from audit_log where action = '/auth/openid/callback'",
    );
    expect(entry).toEqual({ person: 'Ada', role: 'support' });
  });

  it('refuses somebody who belongs to no team', async () => {
    expect((await logIn()).location).toBe('/log-in?error=OPENID_NOT_A_MEMBER');
  });

  it('gives the role that the settings attach to a claim, and changes it with the next login', async () => {
    provider.account.groups = ['editors', 'readers'];
    const first = await logIn();
    expect(first.location).toBe('/dashboard');
    expect(await api.merchantOf(first.browser)).toMatchObject({ role: 'marketer', shopUrl: BLUEBELL });
    provider.account.groups = ['readers'];
    await logIn();
    expect(await api.merchantOf(first.browser)).toMatchObject({ role: 'viewer' });
  });

  it.each<[string, Partial<Account>, string]>([
    ['an address that nobody verified', { email_verified: false }, 'OPENID_EMAIL_UNVERIFIED'],
    ['an address of another domain', { email: 'ada@evil.example' }, 'OPENID_DOMAIN_REFUSED'],
  ])('refuses %s', async (_what, account, code) => {
    await api.join(owner, ADA);
    provider.account = { ...provider.account, ...account };
    const { location, browser } = await logIn();
    expect(location).toBe(`/log-in?error=${code}`);
    expect(await api.merchantOf(browser)).toBeNull();
  });

  it('asks a person with a second step for it', async () => {
    const ada = await api.join(owner, ADA);
    const { secret } = await api.setUpApp(ada);
    await server.rows('update authenticator_apps set last_step = 0');
    const { location, browser } = await logIn();
    expect(location).toBe('/log-in?steps=code');
    expect(await api.merchantOf(browser)).toBeNull();
    await api.post('/auth/finishLogin', { code: codeNow(secret) }, browser);
    expect(await api.merchantOf(browser)).toMatchObject({ role: 'marketer' });
  });
});

describe('the answer of a provider is refused', () => {
  const provider = new FalseProvider();
  let server: OpenServer;
  let api: TeamApi;
  beforeAll(async () => {
    server = await openServer({ role: 'api', settings: settingsFor(await provider.open()) });
    api = new TeamApi(server);
    await api.join(await api.logInThroughStore(), ADA);
  });
  afterAll(async () => {
    provider.close();
    await server.close();
  });
  beforeEach(() => {
    provider.claims = {};
    provider.isForged = false;
    provider.isAway = false;
  });

  async function start(browser: Browser): Promise<string> {
    return (await api.visit(`${server.appUrl}/auth/openid`, browser)).location ?? '';
  }

  async function logIn(changes: Record<string, string> = {}) {
    const browser: Browser = new Map();
    const { location } = await api.visit(provider.comeBack(await start(browser), changes), browser);
    return { location, session: await api.merchantOf(browser) };
  }

  it('unless everything is right', async () => {
    expect(await logIn()).toMatchObject({ location: '/dashboard', session: { role: 'marketer' } });
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'another client' }],
    ['for another nonce', { nonce: 'of another login' }],
    ['that is too old', { exp: 1_700_000_000 }],
  ])('if it has an identity %s', async (_what, claims) => {
    provider.claims = claims;
    expect(await logIn()).toEqual({ location: '/log-in?error=OPENID_REFUSED', session: null });
  });

  it('if it is signed with another key', async () => {
    provider.isForged = true;
    expect(await logIn()).toEqual({ location: '/log-in?error=OPENID_REFUSED', session: null });
  });

  it.each([
    ['its state is of another login', { state: 'another' }],
    ['it comes from another issuer', { iss: 'https://evil.example' }],
  ])('if %s', async (_what, changes) => {
    expect(await logIn(changes)).toEqual({ location: '/log-in?error=OPENID_REFUSED', session: null });
  });

  it('in a browser that did not start the login, and the second time', async () => {
    const browser: Browser = new Map();
    const back = provider.comeBack(await start(browser));
    const other = await api.visit(back, new Map());
    expect(other.location).toBe('/log-in?error=OPENID_EXPIRED');
    expect((await api.visit(back, browser)).location).toBe('/dashboard');
    expect((await api.visit(back, browser)).location).toBe('/log-in?error=OPENID_EXPIRED');
  });

  it('if the person declined at the provider', async () => {
    expect(await logIn({ error: 'access_denied' })).toMatchObject({
      location: '/log-in?error=OPENID_DECLINED',
    });
  });

  it('if the provider cannot be reached', async () => {
    const browser: Browser = new Map();
    const back = provider.comeBack(await start(browser));
    provider.isAway = true;
    expect((await api.visit(back, browser)).location).toBe('/log-in?error=OPENID_AWAY');
  });
});

it('is not offered without its settings', async () => {
  const server = await openServer({ role: 'api' });
  const { body } = await ask(`${server.appUrl}/auth/loginWays`);
  const { location } = await ask(`${server.appUrl}/auth/openid`);
  await server.close();
  expect([body, location]).toEqual([{ provider: null }, '/log-in?error=OPENID_NOT_SET_UP']);
});
