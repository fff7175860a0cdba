import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  ask,
  FROM_OUR_PAGE,
  openServer,
  postJson,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const ADA = 'ada@wren.example';
const NOBODY: Browser = { cookie: '', 'user-agent': LAPTOP };

/** The headers that a browser sends. */
type Browser = Record<'cookie' | 'user-agent', string>;

let server: OpenServer;
let owner: Browser;
let otherOwner: Browser;
beforeAll(async () => {
  server = await openServer({ role: 'api', settings: MAIL });
  owner = await logInThroughStore(BLUEBELL);
  otherOwner = await logInThroughStore(DEMO_SHOP);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows('delete from memberships');
  await server.rows('delete from users');
  await server.rows('delete from invitations');
  await server.rows('delete from login_links');
  await server.rows('delete from mails');
});

const MAIL = { BELLBIRD_SMTP_URL: 'smtp://127.0.0.1:1', BELLBIRD_MAIL_FROM: 'bell@bell.example' };

async function logInThroughStore(shop: string, userAgent = LAPTOP): Promise<Browser> {
  const begun = await ask(`${server.appUrl}/auth/shopify?shop=${shop}`);
  const login = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { location } = await ask(begun.location ?? '', { method: 'POST' });
  const { headers } = await ask(location ?? '', { headers: { cookie: login, 'user-agent': userAgent } });
  return { cookie: sessionIn(headers), 'user-agent': userAgent };
}

function sessionIn(headers: Headers): string {
  const cookies = headers.getSetCookie().filter((line) => line.startsWith('bellbird_session'));
  return cookies[0]?.split(';')[0] ?? '';
}

let requests = 0;
/** Each request comes from another address, because the limit by address is not what is tested. */
const post = (path: string, body: object, browser: Browser = NOBODY) =>
  postJson(server.appUrl + path, body, {
    ...FROM_OUR_PAGE,
    ...browser,
    'x-forwarded-for': `198.51.100.${++requests}`,
  });

const invite = (email: string, role = 'marketer', browser = owner, shopUrl = BLUEBELL) =>
  post('/database/api/team/invite', { shopUrl, email, role }, browser);

/** The secret in the link of the latest e-mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await server.rows<{ body: string }>(
    'select body from mails where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  return /#([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function accept(token: string, browser: Browser = NOBODY) {
  const answer = await post('/auth/acceptInvitation', { token, name: 'Ada' }, browser);
  return { ...answer, browser: { cookie: sessionIn(answer.headers), 'user-agent': LAPTOP } };
}

/** Invites a new person and accepts. Returns the person's browser. */
async function join(email: string, role: string): Promise<Browser> {
  await invite(email, role);
  const { status, browser } = await accept(await tokenFor(email));
  expect(status).toBe(200);
  return browser;
}

async function logInByMail(email: string, userAgent = LAPTOP): Promise<Browser> {
  await post('/auth/sendLoginLink', { email });
  const browser = { cookie: '', 'user-agent': userAgent };
  const { headers } = await post('/auth/logInByLink', { token: await tokenFor(email) }, browser);
  return { ...browser, cookie: sessionIn(headers) };
}

const merchantOf = async (browser: Browser) => {
  const { status, body } = await ask(`${server.appUrl}/auth/login/success`, { headers: browser });
  return status === 200 ? (body as { user: { shopUrl: string; role: string; shops: unknown[] } }).user : null;
};

async function teamSeenBy(browser: Browser, shopUrl = BLUEBELL) {
  const url = `${server.appUrl}/database/api/team/getTeam?shopUrl=${shopUrl}`;
  const { body } = await ask(url, { headers: browser });
  return body as {
    people: { userId: string; email: string; role: string }[];
    invitations: { invitationId: string }[];
  };
}

const refused = (code: string) => ({ body: { error: { code } } });

describe('an invitation', () => {
  it('lets a new person in, once', async () => {
    expect(await invite(' Ada@Wren.example'.trim())).toMatchObject({ status: 200, body: { email: ADA } });
    const token = await tokenFor(ADA);
    expect(await post('/auth/getInvitation', { token })).toMatchObject({
      status: 200,
      body: { email: ADA, role: 'marketer', isKnown: false },
    });
    const { browser, body } = await accept(token);
    expect(body).toEqual({ next: 'loggedIn' });
    expect(await merchantOf(browser)).toMatchObject({
      shopUrl: BLUEBELL,
      role: 'marketer',
      person: { email: ADA, name: 'Ada' },
    });
    expect(await accept(token)).toMatchObject({ status: 410, ...refused('INVITATION_EXPIRED') });
    expect(await teamSeenBy(browser)).toMatchObject({
      people: [{ email: ADA, isThis: true }],
      invitations: [],
    });
  });

  it('is void after seven days, after it was withdrawn, and after it was sent again', async () => {
    await invite(ADA);
    const first = await tokenFor(ADA);
    await invite(ADA, 'viewer');
    expect(await accept(first)).toMatchObject(refused('INVITATION_EXPIRED'));
    const second = await tokenFor(ADA);
    await server.rows("update invitations set expires_at = now() - interval '1 second'");
    expect(await accept(second)).toMatchObject(refused('INVITATION_EXPIRED'));
    const { invitations } = await teamSeenBy(owner);
    expect(invitations).toMatchObject([{ email: ADA, role: 'viewer', isExpired: true }]);
    await invite(ADA);
    const { invitationId } = invitations[0] ?? {};
    await post('/database/api/team/withdrawInvitation', { shopUrl: BLUEBELL, invitationId }, otherOwner);
    expect((await teamSeenBy(owner)).invitations).toHaveLength(1);
    await post('/database/api/team/withdrawInvitation', { shopUrl: BLUEBELL, invitationId }, owner);
    expect(await accept(await tokenFor(ADA))).toMatchObject(refused('INVITATION_EXPIRED'));
  });

  it('never opens the account of a known person to whoever it was forwarded to', async () => {
    await join(ADA, 'marketer');
    await invite('ADA@wren.example', 'viewer', otherOwner, DEMO_SHOP);
    const { body, browser } = await accept(await tokenFor(ADA));
    expect(body).toEqual({ next: 'mailSent' });
    expect(browser.cookie).toBe('');
    const { headers } = await post('/auth/logInByLink', { token: await tokenFor(ADA) });
    expect(await merchantOf({ ...NOBODY, cookie: sessionIn(headers) })).toMatchObject({ shops: [{}, {}] });
  });

  it('is refused to somebody else who is logged in', async () => {
    const bob = await join('bob@wren.example', 'viewer');
    await invite(ADA);
    const token = await tokenFor(ADA);
    expect(await accept(token, bob)).toMatchObject(refused('INVITATION_FOR_OTHER'));
    expect((await accept(token)).body).toEqual({ next: 'loggedIn' });
  });

  it('goes to nobody who belongs to the team, and to no more than a team can have', async () => {
    await join(ADA, 'viewer');
    expect(await invite('ADA@wren.example')).toMatchObject(refused('ALREADY_IN_TEAM'));
    await server.rows(
      `insert into invitations (shop_id, email, role, token_hash, sent_at, expires_at)
       select shop_id, n || '@wren.example', 'viewer', sha256(n::text::bytea), now(), now()
       from shops, generate_series(1, 99) n where shop_url = $1`,
      [BLUEBELL],
    );
    expect(await invite('bob@wren.example')).toMatchObject(refused('TEAM_FULL'));
    expect((await teamSeenBy(owner)).invitations).toHaveLength(99);
  });
});

describe('a login link', () => {
  it('works once, for fifteen minutes, and is sent to known people only', async () => {
    await join(ADA, 'viewer');
    expect(await post('/auth/sendLoginLink', { email: 'ADA@wren.example' })).toMatchObject({
      body: { sent: true },
    });
    const token = await tokenFor(ADA);
    expect(await post('/auth/logInByLink', { token })).toMatchObject({ status: 200 });
    expect(await post('/auth/logInByLink', { token })).toMatchObject(refused('LOGIN_LINK_EXPIRED'));
    await post('/auth/sendLoginLink', { email: ADA });
    await server.rows("update login_links set expires_at = now() - interval '1 second'");
    expect(await post('/auth/logInByLink', { token: await tokenFor(ADA) })).toMatchObject(
      refused('LOGIN_LINK_EXPIRED'),
    );
    const before = await server.rows('select from mails');
    expect(await post('/auth/sendLoginLink', { email: 'eve@wren.example' })).toMatchObject({
      body: { sent: true },
    });
    expect(await server.rows('select from mails')).toHaveLength(before.length);
  });

  it('is sent a few times only, and the earlier ones still work', async () => {
    await join(ADA, 'viewer');
    await server.rows('delete from mails');
    await post('/auth/sendLoginLink', { email: ADA });
    const first = await tokenFor(ADA);
    for (let n = 0; n < 6; n++) await post('/auth/sendLoginLink', { email: ADA });
    expect(await server.rows('select from mails')).toHaveLength(5);
    expect(await post('/auth/logInByLink', { token: first })).toMatchObject({ status: 200 });
  });

  it('is refused when another site asks for it', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    const url = `${server.appUrl}/auth/logInByLink`;
    const answer = await postJson(url, { token: 'x'.repeat(43) }, elsewhere);
    expect(answer).toMatchObject(refused('OTHER_SITE'));
  });

  it('on a new device is reported to the person', async () => {
    await join(ADA, 'viewer');
    await server.rows('delete from mails');
    await logInByMail(ADA, LAPTOP);
    const subjects = () => server.rows<{ subject: string }>('select subject from mails order by created_at');
    expect((await subjects()).map(({ subject }) => subject)).toEqual(['Your login link for Bellbird']);
    await logInByMail(ADA, PHONE);
    expect((await subjects()).map(({ subject }) => subject).join()).toContain('New device at ');
  });
});

it('reports the owner’s login on a new device in the owner’s language, also if the browser has no name', async () => {
  await server.rows("update shops set merchant_locale = 'de' where shop_url = $1", [BLUEBELL]);
  await logInThroughStore(BLUEBELL, PHONE);
  await logInThroughStore(BLUEBELL, 'nameless');
  const mails = await server.rows<{ body: string }>('select body from mails order by created_at');
  await server.rows('delete from merchant_sessions where user_agent <> $1', [LAPTOP]);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.body).toContain('Gerät: Safari, iOS.');
  expect(mails[1]?.body).toContain('ein unbekanntes Gerät');
});

describe('a role', () => {
  it('counts from the next request on', async () => {
    const ada = await join(ADA, 'viewer');
    const { people } = await teamSeenBy(owner);
    const userId = people[0]?.userId;
    const create = () => post('/database/api/views/saveView', VIEW, ada);
    expect(await create()).toMatchObject({ status: 403, ...refused('RIGHT_MISSING') });
    const change = (role: string, browser: Browser) =>
      post('/database/api/team/changeRole', { shopUrl: BLUEBELL, userId, role }, browser);
    expect(await change('admin', ada)).toMatchObject(refused('RIGHT_MISSING'));
    expect(await change('owner', owner)).toMatchObject({ status: 422 });
    expect(await change('support', owner)).toMatchObject({ body: { role: 'support' } });
    expect(await create()).toMatchObject({ status: 200 });
  });

  it('of another shop cannot be changed, nor its people removed', async () => {
    const ada = await join(ADA, 'viewer');
    const userId = (await teamSeenBy(owner)).people[0]?.userId;
    const body = { shopUrl: DEMO_SHOP, userId };
    expect(await post('/database/api/team/changeRole', { ...body, role: 'admin' }, otherOwner)).toMatchObject(
      refused('NOT_FOUND'),
    );
    await post('/database/api/team/removePerson', body, otherOwner);
    expect(await merchantOf(ada)).toMatchObject({ role: 'viewer' });
  });
});

const VIEW = { shopUrl: BLUEBELL, list: 'messages', name: 'Failed', filters: { state: 'failed' } };

describe('a person', () => {
  it('who is removed is out at once, and stays out after being invited again', async () => {
    const ada = await join(ADA, 'admin');
    const userId = (await teamSeenBy(owner)).people[0]?.userId;
    await post('/database/api/team/removePerson', { shopUrl: BLUEBELL, userId }, owner);
    expect(await merchantOf(ada)).toBeNull();
    expect(await server.rows('select from users')).toEqual([]);
    await join(ADA, 'viewer');
    expect(await merchantOf(ada)).toBeNull();
  });

  it('leaves, but the owner cannot', async () => {
    const ada = await join(ADA, 'admin');
    expect(await post('/database/api/team/leave', { shopUrl: BLUEBELL }, owner)).toMatchObject(
      refused('OWNER_CANNOT_LEAVE'),
    );
    expect(await post('/database/api/team/leave', { shopUrl: BLUEBELL }, ada)).toMatchObject({ status: 200 });
    expect(await merchantOf(ada)).toBeNull();
    expect(await merchantOf(owner)).toMatchObject({ role: 'owner' });
  });

  it('of two shops switches between them, and to no other', async () => {
    const ada = await join(ADA, 'admin');
    expect(await post('/auth/switchShop', { toShopUrl: DEMO_SHOP }, ada)).toMatchObject(refused('NOT_FOUND'));
    await invite(ADA, 'viewer', otherOwner, DEMO_SHOP);
    expect(await accept(await tokenFor(ADA), ada)).toMatchObject({ body: { next: 'loggedIn' } });
    expect(await merchantOf(ada)).toMatchObject({ shopUrl: BLUEBELL, role: 'admin', shops: [{}, {}] });
    await post('/auth/switchShop', { toShopUrl: DEMO_SHOP }, ada);
    expect(await merchantOf(ada)).toMatchObject({ shopUrl: DEMO_SHOP, role: 'viewer' });
    expect(await post('/auth/switchShop', { toShopUrl: BLUEBELL }, owner)).toMatchObject(
      refused('NOT_FOUND'),
    );
    // The next login goes on where the person was.
    expect(await merchantOf(await logInByMail(ADA))).toMatchObject({ shopUrl: DEMO_SHOP });
  });

  it('sees and ends only their own logins, and the owner all of the shop', async () => {
    const [ada, bob] = [await join(ADA, 'admin'), await join('bob@wren.example', 'admin')];
    const loginsSeenBy = async (browser: Browser) => {
      const { body } = await ask(`${server.appUrl}/auth/logins`, { headers: browser });
      return (body as { logins: { id: string; person: string | null }[] }).logins;
    };
    expect((await loginsSeenBy(ada)).map(({ person }) => person)).toEqual(['Ada']);
    const seenByOwner = await loginsSeenBy(owner);
    expect(seenByOwner.map(({ person }) => person)).toEqual(['Ada', 'Ada', null]);
    const [bobsLogin] = await loginsSeenBy(bob);
    await post('/auth/endLogin', { loginId: bobsLogin?.id }, ada);
    await post('/auth/logoutEverywhere', {}, ada);
    expect([await merchantOf(ada), await merchantOf(bob)]).toEqual([null, expect.objectContaining({})]);
    await post('/auth/endLogin', { loginId: bobsLogin?.id }, owner);
    expect(await merchantOf(bob)).toBeNull();
    expect(await merchantOf(owner)).not.toBeNull();
  });
});
