import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { ADA, codeNow, MAIL, refused, TeamApi, wrongCode, type Browser } from './team-fixture.ts';

const TEAM = `/database/api/team/getTeam?shopUrl=${BLUEBELL}`;

let server: OpenServer;
let api: TeamApi;
let owner: Browser;
beforeAll(async () => {
  server = await openServer({ role: 'api', settings: MAIL });
  api = new TeamApi(server);
  owner = await api.logInThroughStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['memberships', 'users', 'invitations', 'login_links', 'mails'])
    await server.rows(`delete from ${table}`);
});

/** Lets the latest code be accepted again, as it is with the next code half a minute later. */
const forgetUsedCodes = () => server.rows('update authenticator_apps set last_step = 0');

/** Ada joins and sets up an app. */
async function adaWithApp() {
  const ada = await api.join(owner, ADA);
  const app = await api.setUpApp(ada);
  await forgetUsedCodes();
  return { ada, ...app };
}

const finish = (code: string, browser: Browser) => api.post('/auth/finishLogin', { code }, browser);

describe('an authenticator app', () => {
  it('counts once a code confirms it, and its secret is stored encrypted', async () => {
    const ada = await api.join(owner, ADA);
    const started = await api.post('/auth/startApp', {}, ada);
    expect(started).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
    expect(await api.securityOf(ada)).toEqual({
      app: null,
      recoveryCodesLeft: 0,
      passkeys: [],
      isRequired: false,
    });
    expect((await api.useLink(ADA)).body).toEqual({ loggedIn: true, steps: [] });
    const { secret, recoveryCodes } = await api.setUpApp(ada);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await api.securityOf(ada)).toMatchObject({ app: {}, recoveryCodesLeft: 10 });
    expect(await api.post('/auth/startApp', {}, ada)).toMatchObject(refused('APP_SET_UP_ALREADY'));
    const [{ sealed } = { sealed: Buffer.alloc(0) }] = await server.rows<{ sealed: Buffer }>(
      'select secret_sealed as sealed from authenticator_apps',
    );
    expect(sealed.includes(secret)).toBe(false);
    expect(sealed.includes(secret.toString('base64'))).toBe(false);
  });

  it('is not for the owner, whose login comes from the store', async () => {
    expect(await api.get('/auth/security', owner)).toMatchObject(refused('ACCOUNT_NEEDED'));
    expect(await api.post('/auth/startApp', {}, owner)).toMatchObject(refused('ACCOUNT_NEEDED'));
  });

  it('is removed with a code only', async () => {
    const { ada, secret } = await adaWithApp();
    const remove = (code: string) => api.post('/auth/removeApp', { code }, ada);
    expect(await remove(wrongCode(secret))).toMatchObject(refused('CODE_WRONG'));
    expect(await remove('')).toMatchObject(refused('CODE_WRONG'));
    expect(await remove(codeNow(secret))).toMatchObject({ status: 200 });
    expect(await api.securityOf(ada)).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    expect((await api.useLink(ADA)).body).toEqual({ loggedIn: true, steps: [] });
  });

  it('gets new recovery codes with a code only, and the earlier ones stop working', async () => {
    const { ada, secret, recoveryCodes } = await adaWithApp();
    const [first = '', second = ''] = recoveryCodes;
    const renew = (code: string) => api.post('/auth/renewRecoveryCodes', { code }, ada);
    expect(await renew(wrongCode(secret))).toMatchObject(refused('CODE_WRONG'));
    expect(await renew(first)).toMatchObject({ status: 200 });
    expect(await api.securityOf(ada)).toMatchObject({ recoveryCodesLeft: 10 });
    const { browser } = await api.useLink(ADA);
    expect(await finish(second, browser)).toMatchObject(refused('CODE_WRONG'));
  });
});

describe('a login with a second step', () => {
  it('has no session before the code is right', async () => {
    const { secret } = await adaWithApp();
    const { body, browser } = await api.useLink(ADA);
    expect(body).toEqual({ loggedIn: false, steps: ['code'] });
    expect([...browser.keys()]).toEqual(['bellbird_pending_login']);
    expect(await api.merchantOf(browser)).toBeNull();
    expect(await finish(wrongCode(secret), browser)).toMatchObject({ status: 422, ...refused('CODE_WRONG') });
    expect(await api.merchantOf(browser)).toBeNull();
    expect(await finish(codeNow(secret), browser)).toMatchObject({ status: 200, body: { loggedIn: true } });
    expect([...browser.keys()]).toEqual(['bellbird_session']);
    expect(await api.merchantOf(browser)).toMatchObject({ role: 'marketer', lacksSecondFactor: false });
  });

  it('accepts each code once', async () => {
    const { secret } = await adaWithApp();
    const code = codeNow(secret);
    const first = await api.useLink(ADA);
    expect(await finish(code, first.browser)).toMatchObject({ status: 200 });
    const second = await api.useLink(ADA);
    expect(await finish(code, second.browser)).toMatchObject(refused('CODE_USED'));
    expect(await api.merchantOf(second.browser)).toBeNull();
  });

  it('accepts a code once of two requests at the same time', async () => {
    const { secret } = await adaWithApp();
    const code = codeNow(secret);
    const browsers = [(await api.useLink(ADA)).browser, (await api.useLink(ADA)).browser];
    const answers = await Promise.all(browsers.map((browser) => finish(code, browser)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('accepts each recovery code once', async () => {
    const { ada, recoveryCodes } = await adaWithApp();
    const [code = ''] = recoveryCodes;
    const first = await api.useLink(ADA);
    expect(await finish(` ${code.toUpperCase()} `, first.browser)).toMatchObject({ status: 200 });
    const second = await api.useLink(ADA);
    expect(await finish(code, second.browser)).toMatchObject(refused('CODE_WRONG'));
    expect(await api.securityOf(ada)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('is finished only in the browser that started it, within ten minutes, and once', async () => {
    const { secret } = await adaWithApp();
    const { browser } = await api.useLink(ADA);
    expect(await finish(codeNow(secret), new Map())).toMatchObject({
      status: 410,
      ...refused('PENDING_LOGIN_EXPIRED'),
    });
    const copy: Browser = new Map(browser);
    await finish(codeNow(secret), browser);
    await forgetUsedCodes();
    expect(await finish(codeNow(secret), copy)).toMatchObject(refused('PENDING_LOGIN_EXPIRED'));
    const late = (await api.useLink(ADA)).browser;
    await server.rows("update pending_logins set expires_at = now() - interval '1 second'");
    expect(await finish(codeNow(secret), late)).toMatchObject(refused('PENDING_LOGIN_EXPIRED'));
  });

  it('never takes over a cookie that somebody planted before', async () => {
    const { secret } = await adaWithApp();
    const planted: Browser = new Map([
      ['bellbird_session', 'x'.repeat(43)],
      ['bellbird_pending_login', 'y'.repeat(43)],
    ]);
    const { browser } = await api.useLink(ADA, new Map(planted));
    expect(browser.get('bellbird_pending_login')).not.toBe(planted.get('bellbird_pending_login'));
    await finish(codeNow(secret), browser);
    expect(browser.get('bellbird_session')).not.toBe(planted.get('bellbird_session'));
    expect(await api.merchantOf(browser)).not.toBeNull();
    expect(await api.merchantOf(planted)).toBeNull();
    await forgetUsedCodes();
    expect(await finish(codeNow(secret), planted)).toMatchObject(refused('PENDING_LOGIN_EXPIRED'));
  });

  it('checks few wrong codes, and never locks out the honest person', async () => {
    const { secret, recoveryCodes } = await adaWithApp();
    const guesser = (await api.useLink(ADA)).browser;
    for (let n = 0; n < 5; n++)
      expect(await finish(wrongCode(secret), guesser)).toMatchObject(refused('CODE_WRONG'));
    const ada = (await api.useLink(ADA)).browser;
    expect(await finish(codeNow(secret), ada)).toMatchObject({
      status: 429,
      ...refused('TOO_MANY_WRONG_CODES'),
    });
    const withPaper = new Map(ada);
    expect(await finish(recoveryCodes[0] ?? '', withPaper)).toMatchObject({ status: 200 });
    await server.rows("update authenticator_apps set wrong_code_at = wrong_code_at - interval '3 minutes'");
    const later = (await api.useLink(ADA)).browser;
    expect(await finish(codeNow(secret), later)).toMatchObject({ status: 200 });
  });

  it('is in the activity of the shop', async () => {
    const { secret } = await adaWithApp();
    const { browser } = await api.useLink(ADA);
    await finish(codeNow(secret), browser);
    const acts = await server.rows<{ action: string }>(
      'select action from audit_log where user_id = (select user_id from users) order by done_at',
    );
    expect(acts.map(({ action }) => action)).toEqual([
      '/auth/acceptInvitation',
      '/auth/startApp',
      '/auth/confirmApp',
      '/auth/finishLogin',
    ]);
  });
});

describe('the rule of a second step for everybody', () => {
  const require = (isRequired: boolean, browser = owner) =>
    api.post('/database/api/team/requireSecondFactor', { shopUrl: BLUEBELL, isRequired }, browser);
  afterEach(() => server.rows('delete from team_rules'));

  it('leaves people without one only the set-up, from their next request on', async () => {
    const ada = await api.join(owner, ADA, 'admin');
    expect(await require(true, ada)).toMatchObject(refused('RIGHT_MISSING'));
    expect((await api.get(TEAM, ada)).status).toBe(200);
    expect(await require(true)).toMatchObject({ body: { isRequired: true } });
    expect(await api.get(TEAM, ada)).toMatchObject({ status: 403, ...refused('SECOND_FACTOR_MISSING') });
    expect(await api.get('/auth/facebook', ada)).toMatchObject({ status: 403 });
    expect(await api.merchantOf(ada)).toMatchObject({ lacksSecondFactor: true });
    await api.setUpApp(ada);
    expect(await api.merchantOf(ada)).toMatchObject({ lacksSecondFactor: false });
    expect((await api.get(TEAM, ada)).body).toMatchObject({
      requiresSecondFactor: true,
      people: [{ email: ADA, hasSecondFactor: true }],
    });
  });

  it('does not concern the owner, and can be ended', async () => {
    const ada = await api.join(owner, ADA);
    await require(true);
    expect(await api.merchantOf(owner)).toMatchObject({ lacksSecondFactor: false });
    expect((await api.get(TEAM, owner)).body).toMatchObject({ people: [{ hasSecondFactor: false }] });
    await require(false);
    expect((await api.get(TEAM, ada)).status).toBe(200);
  });

  it('concerns only the shop that has it', async () => {
    const ada = await api.join(owner, ADA);
    const otherOwner = await api.logInThroughStore(DEMO_SHOP);
    await api.post(
      '/database/api/team/invite',
      { shopUrl: DEMO_SHOP, email: ADA, role: 'viewer' },
      otherOwner,
    );
    await api.post('/auth/acceptInvitation', { token: await api.tokenFor(ADA), name: 'Ada' }, ada);
    await require(true);
    await api.post('/auth/switchShop', { toShopUrl: BLUEBELL }, ada);
    expect(await api.merchantOf(ada)).toMatchObject({ shopUrl: BLUEBELL, lacksSecondFactor: true });
    await api.post('/auth/switchShop', { toShopUrl: DEMO_SHOP }, ada);
    expect(await api.merchantOf(ada)).toMatchObject({ shopUrl: DEMO_SHOP, lacksSecondFactor: false });
  });
});

describe('the owner resets a second step', () => {
  const reset = (userId: unknown, browser = owner, shopUrl = BLUEBELL) =>
    api.post('/database/api/team/resetSecondFactor', { shopUrl, userId }, browser);

  it('which ends the person’s logins, is mailed to the person, and leaves an entry', async () => {
    const { ada } = await adaWithApp();
    const pending = (await api.useLink(ADA)).browser;
    const [{ user_id: userId } = { user_id: '' }] = await server.rows<{ user_id: string }>(
      'select user_id from users',
    );
    expect(await reset(userId, ada)).toMatchObject(refused('RIGHT_MISSING'));
    const otherOwner = await api.logInThroughStore(DEMO_SHOP);
    expect(await reset(userId, otherOwner, DEMO_SHOP)).toMatchObject(refused('NOT_FOUND'));
    expect(await reset(userId)).toMatchObject({ status: 200 });
    expect(await api.merchantOf(ada)).toBeNull();
    expect(await finish('123456', pending)).toMatchObject(refused('PENDING_LOGIN_EXPIRED'));
    const [mail] = await server.rows(
      "select recipient from mails where subject = 'Your second step at login was removed'",
    );
    expect(mail).toEqual({ recipient: ADA });
    const [entry] = await server.rows(
      "select role, change from audit_log where action = '/database/api/team/resetSecondFactor'",
    );
    expect(entry).toEqual({ role: 'owner', change: { before: { person: 'Ada' }, after: { person: 'Ada' } } });
    expect((await api.useLink(ADA)).body).toEqual({ loggedIn: true, steps: [] });
  });
});
