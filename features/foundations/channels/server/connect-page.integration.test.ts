import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  answerIn,
  beginLogin,
  form,
  get,
  logInWithFacebook,
  me,
  openShop,
  post,
  type Shop,
} from '#tools/test-environment/channels-client.ts';
import {
  ask,
  openServer,
  refusal,
  type Answer,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const WREN_PAGE = '112233445566778';
const OUTLET_PAGE = '223344556677889';
const MARKET_PAGE = '334455667788990';

let server: OpenServer;
let wren: Shop;
let bluebell: Shop;
beforeAll(async () => {
  server = await openServer();
  wren = await openShop(server.appUrl, DEMO_SHOP);
  bluebell = await openShop(server.appUrl, BLUEBELL);
});
afterAll(() => server.close());

describe('a Facebook page', () => {
  it('is missing at first: the shop is onboarding, and then has a placeholder', async () => {
    expect(await me(bluebell)).toMatchObject({
      fbStatus: 'onboard',
      fbConnected: false,
      pageName: null,
      channel: 'WA',
    });
    await server.rows("update shops set plan_name = 'Messenger Classic' where shop_url = $1", [BLUEBELL]);
    expect(await me(bluebell)).toMatchObject({ isOldStore: true, channel: 'FB' });
    await server.rows("update shops set plan_name = 'Free' where shop_url = $1", [BLUEBELL]);
    const body = { pageId: `BSFB${BLUEBELL}`, shopUrl: BLUEBELL, onBoardingInit: true };
    expect(await post(bluebell, '/database/api/user/master', body)).toMatchObject({
      body: { pagePic: null },
    });
    expect(await me(bluebell)).toMatchObject({
      fbStatus: 'connected',
      fbConnected: false,
      pageIdFB: expect.stringMatching(/^BSFB/) as string,
    });
  });

  it('is one of the pages that the person manages, and cannot be connected without admin rights', async () => {
    const pages = await pagesOf(wren);
    expect(pages.map(({ id, isAdmin }) => [id, isAdmin])).toEqual([
      [WREN_PAGE, true],
      [OUTLET_PAGE, true],
      [MARKET_PAGE, false],
    ]);
    expect(refusal(await connect(wren, MARKET_PAGE))).toMatchObject({ status: 403, code: 'PAGE_NOT_ADMIN' });
    expect(await me(wren)).toMatchObject({ fbConnected: false });
  });

  it('is connected: webhooks, Get Started button, encrypted token', async () => {
    const answer = await connect(wren, WREN_PAGE);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({ pagePic: expect.stringContaining(WREN_PAGE) as string });
    expect(await me(wren)).toMatchObject({
      fbStatus: 'loggedIn',
      fbConnected: true,
      pageIdFB: WREN_PAGE,
      pageName: 'Wren & Willow',
      profileName: 'Mira Vogel',
    });
    expect(await onFacebook(WREN_PAGE)).toMatchObject({
      subscribedFields: expect.arrayContaining(['messages', 'messaging_postbacks']) as string[],
      messengerProfile: { get_started: { payload: 'GET_STARTED' } },
    });
    const [sender] = await server.rows<{ token: string }>(
      "select encode(access_token_sealed, 'escape') as token from senders where external_id = $1",
      [WREN_PAGE],
    );
    expect(sender?.token).not.toContain('EAA');
  });

  it('belongs to one store at a time', async () => {
    expect(refusal(await connect(bluebell, WREN_PAGE))).toEqual({
      status: 409,
      code: 'PAGE_TAKEN',
      field: 'pageId',
    });
    expect(await me(bluebell)).toMatchObject({ fbConnected: false });
  });

  it('cannot be connected with another shop’s login, a made-up token, or another page’s token', async () => {
    const [page, outlet] = await pagesOf(wren);
    const tries = [
      [bluebell, WREN_PAGE, page?.access_token],
      [wren, WREN_PAGE, 'EAAmadeup'],
      [wren, WREN_PAGE, outlet?.access_token],
      [wren, WREN_PAGE, undefined],
    ] as const;
    for (const [shop, pageId, pageAccessToken] of tries) {
      const body = { pageId, shopUrl: shop.url, pageAccessToken };
      expect(refusal(await post(shop, '/database/api/user/master', body))).toMatchObject({
        code: 'FACEBOOK_LOGIN_EXPIRED',
      });
    }
  });

  it('is replaced by another page, and can then be connected by another shop', async () => {
    expect(await connect(wren, OUTLET_PAGE)).toMatchObject({ status: 200 });
    expect(await me(wren)).toMatchObject({ pageIdFB: OUTLET_PAGE, pageName: 'Wren & Willow Outlet' });
    expect(await onFacebook(WREN_PAGE)).toMatchObject({ subscribedFields: [] });
    expect(await connect(bluebell, WREN_PAGE)).toMatchObject({ status: 200 });
    expect(await me(bluebell)).toMatchObject({ pageIdFB: WREN_PAGE, fbConnected: true });
  });

  it('is disconnected by the merchant and replaced by a placeholder, as before the first page', async () => {
    const gone = { pageId: WREN_PAGE };
    expect(await post(bluebell, '/database/api/channels/disconnectPage', gone)).toMatchObject({
      body: { fbStatus: 'connected' },
    });
    expect(await me(bluebell)).toMatchObject({
      fbStatus: 'connected',
      fbConnected: false,
      pageIdFB: expect.stringMatching(/^BSFB/) as string,
      pageName: null,
    });
    expect(await onFacebook(WREN_PAGE)).toMatchObject({ subscribedFields: [] });
    const again = await post(bluebell, '/database/api/channels/disconnectPage', gone);
    expect(refusal(again)).toMatchObject({ status: 403, code: 'OTHER_SHOP' });
  });

  it('is lost when its token dies, which the worker notices within an hour', async () => {
    await server.environment.control('/facebook/tokens/die', { subcode: 460 });
    await server.environment.forward(HOUR_MS + 1000);
    await waitFor('the loss of the page', async () => (await me(wren))['fbStatus'] === 'disconnected');
    expect(await me(wren)).toMatchObject({ fbConnected: false, pageIdFB: OUTLET_PAGE });
    const { body } = await get(wren, `/database/api/channels/getFacebookPage?shopUrl=${DEMO_SHOP}`);
    expect(body).toMatchObject({
      fbStatus: 'disconnected',
      page: { id: OUTLET_PAGE, name: 'Wren & Willow Outlet' },
      stoppedReason: expect.stringContaining('password') as string,
    });
  });

  it('is refreshed by a new login, but not by the dead one', async () => {
    const path = '/getPages/refreshPageAccessToken';
    expect(refusal(await post(wren, path, { pageId: OUTLET_PAGE }))).toMatchObject({
      code: 'FACEBOOK_LOGGED_OUT',
    });
    const login = await logInWithFacebook(wren);
    expect(refusal(await post(wren, path, { pageId: MARKET_PAGE, ...login }))).toMatchObject({
      status: 403,
      code: 'OTHER_SHOP',
    });
    expect(await post(wren, path, { pageId: OUTLET_PAGE, ...login })).toMatchObject({
      status: 200,
      body: { refreshed: true },
    });
    expect(await me(wren)).toMatchObject({ fbConnected: true, pageIdFB: OUTLET_PAGE });
    // The new login is stored, and is enough the next time.
    expect(await post(wren, path, { pageId: OUTLET_PAGE })).toMatchObject({ status: 200 });
  });

  it('that was lost can be replaced by a placeholder', async () => {
    await server.rows(
      "update senders set token_died_at = now() where channel = 'FB' and shop_id = $1 and released_at is null",
      [server.shopId],
    );
    expect(await me(wren)).toMatchObject({ fbStatus: 'disconnected', pageIdFB: OUTLET_PAGE });
    expect(await post(wren, '/database/api/channels/disconnectPage', { pageId: OUTLET_PAGE })).toMatchObject({
      body: { fbStatus: 'connected' },
    });
    expect(await me(wren)).toMatchObject({ fbStatus: 'connected', fbConnected: false, pageName: null });
    expect(await connect(wren, OUTLET_PAGE)).toMatchObject({ status: 200 });
  });

  it('answers 506 if the person may no longer act for the page', async () => {
    await server.rows('update facebook_pages set page_id = $1 where shop_id = $2', [
      MARKET_PAGE,
      server.shopId,
    ]);
    const answer = await post(wren, '/getPages/refreshPageAccessToken', { pageId: MARKET_PAGE });
    expect(refusal(answer)).toMatchObject({ status: 506, code: 'FACEBOOK_NOT_AUTHORIZED' });
  });
});

describe('the login with Facebook', () => {
  it('is refused in a browser that did not start it, and after a cancellation', async () => {
    const begun = await beginLogin(wren, 'pages');
    const callback = (query: string, cookie: string) =>
      ask(`${server.appUrl}/auth/facebook/callback?${query}`, { headers: { cookie } });
    const { state } = begun;
    expect(answerIn(await callback(`code=x&state=${state}`, wren.cookie))).toMatchObject({
      code: 'FACEBOOK_LOGIN_EXPIRED',
    });
    expect(answerIn(await callback('code=x&state=guessed', begun.cookie))).toMatchObject({
      code: 'FACEBOOK_LOGIN_EXPIRED',
    });
    const cancelled = await ask(begun.dialog, form('cancel'));
    expect(answerIn(await ask(cancelled.location ?? '', { headers: { cookie: begun.cookie } }))).toEqual({
      purpose: 'pages',
      outcome: 'refused',
      code: 'FACEBOOK_LOGIN_DECLINED',
    });
  });
});

async function pagesOf(shop: Shop) {
  const { body } = await post(shop, '/getPages', await logInWithFacebook(shop));
  return body as { id: string; access_token: string; isAdmin: boolean }[];
}

async function connect(shop: Shop, pageId: string): Promise<Answer> {
  const page = (await pagesOf(shop)).find(({ id }) => id === pageId);
  const pageAccessToken = page?.access_token;
  return post(shop, '/database/api/user/master', {
    pageId,
    shopUrl: shop.url,
    profileName: 'Mira Vogel',
    pageAccessToken,
  });
}

async function onFacebook(pageId: string): Promise<unknown> {
  const { pages } = await server.environment.control<{ pages: { id: string }[] }>('/facebook');
  return pages.find(({ id }) => id === pageId);
}
