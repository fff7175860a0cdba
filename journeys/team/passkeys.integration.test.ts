import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { SoftPasskey } from './soft-passkey.ts';
import { ADA, MAIL, refused, TeamApi, type Browser } from './team-fixture.ts';

let server: OpenServer;
let api: TeamApi;
let owner: Browser;
let place: { host: string; origin: string };
beforeAll(async () => {
  server = await openServer({ role: 'api', settings: MAIL });
  api = new TeamApi(server);
  owner = await api.logInThroughStore();
  const { hostname, origin } = new URL(server.appUrl);
  place = { host: hostname, origin };
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['memberships', 'users', 'invitations', 'login_links', 'mails'])
    await server.rows(`delete from ${table}`);
});

type Changes = Partial<Parameters<SoftPasskey['sign']>[0]>;

async function startAdding(browser: Browser) {
  const { body } = await api.post('/auth/startPasskey', {}, browser);
  return body as { challenge: string; person: { id: string }; known: string[] };
}

async function add(browser: Browser, passkey: SoftPasskey, changes: Changes = {}) {
  const { challenge } = await startAdding(browser);
  const credential = passkey.make({ ...place, challenge, ...changes });
  return api.post('/auth/addPasskey', { name: 'My phone', credential }, browser);
}

async function start(browser: Browser): Promise<string> {
  const { body } = await api.post('/auth/startPasskeyLogin', {}, browser);
  return (body as { challenge: string }).challenge;
}

async function logIn(passkey: SoftPasskey, changes: Changes = {}, userHandle?: string) {
  const browser: Browser = new Map();
  const challenge = await start(browser);
  const credential = passkey.sign({ ...place, challenge, ...changes }, userHandle);
  const { status, body } = await api.post('/auth/logInByPasskey', { credential }, browser);
  return { status, body, browser };
}

/** Ada joins and adds a passkey. */
async function adaWithPasskey(changes: Changes = {}) {
  const ada = await api.join(owner, ADA);
  const passkey = new SoftPasskey();
  expect(await add(ada, passkey, changes)).toMatchObject({ status: 200 });
  return { ada, passkey };
}

describe('a passkey', () => {
  it('is added with a name, listed with its last use, and mailed to the person', async () => {
    const { ada, passkey } = await adaWithPasskey({ isSynced: true });
    const added = { name: 'My phone', isSynced: true, lastUsedAt: null };
    expect(await api.securityOf(ada)).toMatchObject({ passkeys: [added] });
    expect(await server.rows("select recipient from mails where subject like 'A passkey%'")).toEqual([
      { recipient: ADA },
    ]);
    await logIn(passkey);
    const { passkeys } = (await api.securityOf(ada)) as { passkeys: { lastUsedAt: string | null }[] };
    expect(passkeys[0]?.lastUsedAt).not.toBeNull();
    expect((await startAdding(ada)).known).toHaveLength(1);
  });

  it('logs in without a link and without a code, although the person has an app', async () => {
    const { ada, passkey } = await adaWithPasskey();
    await api.setUpApp(ada);
    const { person } = await startAdding(ada);
    const { status, browser } = await logIn(passkey, {}, person.id);
    expect(status).toBe(200);
    expect(await api.merchantOf(browser)).toMatchObject({ role: 'marketer' });
    const [entry] = await server.rows("select person from audit_log where action = '/auth/logInByPasskey'");
    expect(entry).toEqual({ person: 'Ada' });
  });

  it('is the second step after the link of a person without an app, and satisfies the rule', async () => {
    const { ada, passkey } = await adaWithPasskey();
    await server.rows('insert into team_rules select shop_id, true from shops where shop_url = $1', [
      BLUEBELL,
    ]);
    expect(await api.merchantOf(ada)).toMatchObject({ lacksSecondFactor: false });
    await server.rows('delete from team_rules');
    const { body, browser } = await api.useLink(ADA);
    expect(body).toEqual({ loggedIn: false, steps: ['passkey'] });
    expect(await api.post('/auth/finishLogin', { code: '123456' }, browser)).toMatchObject(
      refused('APP_NOT_SET_UP'),
    );
    const credential = passkey.sign({ ...place, challenge: await start(browser) });
    expect((await api.post('/auth/logInByPasskey', { credential }, browser)).status).toBe(200);
    expect([...browser.keys()]).toEqual(['bellbird_session']);
  });

  it('no longer logs in once it is removed, which only its person can do', async () => {
    const { ada, passkey } = await adaWithPasskey();
    const { passkeys } = (await api.securityOf(ada)) as { passkeys: { passkeyId: string }[] };
    const ben = await api.join(owner, 'ben@wren.example');
    const passkeyId = passkeys[0]?.passkeyId;
    expect((await api.post('/auth/removePasskey', { passkeyId }, ben)).body).toEqual({ removed: false });
    expect((await api.post('/auth/removePasskey', { passkeyId }, ada)).body).toEqual({ removed: true });
    expect(await logIn(passkey)).toMatchObject(refused('PASSKEY_UNKNOWN'));
  });
});

describe('a passkey is refused', () => {
  const elsewhere = { host: 'evil.example', origin: 'https://evil.example' };

  it.each<[string, Changes]>([
    ['for another address', elsewhere],
    ['for another host', { host: elsewhere.host }],
    ['from a page of another address', { origin: elsewhere.origin }],
    ['without a finger, face or PIN', { isVerified: false }],
    ['with an invented challenge', { challenge: 'bm90LW91cnM' }],
  ])('%s', async (_what, changes) => {
    const ada = await api.join(owner, ADA);
    expect(await add(ada, new SoftPasskey(), changes)).toMatchObject(refused('PASSKEY_REFUSED'));
    const passkey = new SoftPasskey();
    await add(ada, passkey);
    const { browser, ...answer } = await logIn(passkey, changes);
    expect(answer).toMatchObject({ status: 422, ...refused('PASSKEY_REFUSED') });
    expect(await api.merchantOf(browser)).toBeNull();
  });

  it('after a challenge was used, in another browser, or too late', async () => {
    const { ada, passkey } = await adaWithPasskey();
    const browser: Browser = new Map();
    const challenge = await start(browser);
    const copy: Browser = new Map(browser);
    const credential = passkey.sign({ ...place, challenge });
    const send = (from: Browser) => api.post('/auth/logInByPasskey', { credential }, from);
    expect(await send(new Map())).toMatchObject(refused('PASSKEY_EXPIRED'));
    expect((await send(browser)).status).toBe(200);
    expect(await send(copy)).toMatchObject(refused('PASSKEY_EXPIRED'));
    const late: Browser = new Map();
    const old = passkey.sign({ ...place, challenge: await start(late) });
    await server.rows("update passkey_challenges set expires_at = now() - interval '1 second'");
    expect(await api.post('/auth/logInByPasskey', { credential: old }, late)).toMatchObject(
      refused('PASSKEY_EXPIRED'),
    );
    const again = new SoftPasskey().make({ ...place, challenge });
    expect(await api.post('/auth/addPasskey', { name: 'x', credential: again }, ada)).toMatchObject(
      refused('PASSKEY_EXPIRED'),
    );
  });

  it('if its counter goes back, because there may be a copy of it', async () => {
    const { passkey } = await adaWithPasskey();
    expect((await logIn(passkey, { counter: 5 })).status).toBe(200);
    expect(await logIn(passkey, { counter: 5 })).toMatchObject(refused('PASSKEY_REFUSED'));
    expect(await logIn(passkey, { counter: 4 })).toMatchObject(refused('PASSKEY_REFUSED'));
    expect((await logIn(passkey, { counter: 6 })).status).toBe(200);
  });

  it('if it names another person, or belongs to somebody already', async () => {
    const { passkey } = await adaWithPasskey();
    const ben = await api.join(owner, 'ben@wren.example');
    const { person } = await startAdding(ben);
    expect(await logIn(passkey, {}, person.id)).toMatchObject(refused('PASSKEY_REFUSED'));
    expect(await add(ben, passkey)).toMatchObject(refused('PASSKEY_REFUSED'));
  });
});

it('is not for the owner, whose login comes from the store', async () => {
  expect(await api.post('/auth/startPasskey', {}, owner)).toMatchObject(refused('ACCOUNT_NEEDED'));
});
