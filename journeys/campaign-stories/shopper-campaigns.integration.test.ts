import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantConsent } from '#features/foundations/consent/server/index.ts';
import { findOrCreateSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { listenForCampaigns } from '#features/product/automations/server/wiring.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { logInWithFacebook, openShop, post } from '#tools/test-environment/channels-client.ts';
import { ask, postJson } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { minorOf, ONE_EACH, openStoryEnvironment, type StoryEnvironment } from './story-environment.ts';

let environment: StoryEnvironment;
beforeAll(async () => {
  environment = await openStoryEnvironment();
});
afterAll(() => environment.close());

it('a shopper leaves a cart, is reminded and buys: the order is credited to the reminder', async () => {
  const { merchant, store } = environment;
  await merchant.whileOn('abandonedCart', async () => {
    const [lena, ordered] = [await environment.subscriber(), await environment.subscriber()];
    const { token } = await store.fillCart(lena.phone, 'moss-mug');
    await store.order(ordered.phone, 'moss-mug');
    await environment.forward(HOUR_MS + 1000);
    const reminder = await lena.gets(1);
    expect(reminder.text).toMatch(/^Hallo Lena,.*Moss mug.*BELL-/s);
    await lena.reads();
    expect(await lena.follows(reminder)).toMatch(/utm_campaign=abandonedCart1/);
    const order = await store.checkOut(token, 'card');
    await merchant.seesNumbers('abandonedCart', { ...ONE_EACH, orders: 1, revenueMinor: minorOf(order) });
    expect(await ordered.bubbles()).toEqual([]);
  });
});

it('a shopper who only looked at a product is reminded of it; a shopper who then fills a cart is not', async () => {
  const { merchant, server } = environment;
  const look = ({ shopperToken: shopper }: { shopperToken: string }, ip: string, kind = 'view') =>
    postJson(
      `${server.appUrl}/storefront/visits`,
      JSON.stringify({ pageId: DEMO_SHOP, shopper, kind, handle: 'fig-candle' }),
      { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': ip },
    );
  await merchant.whileOn('browserAbandonment', async () => {
    const [lena, carted] = [await environment.subscriber(), await environment.subscriber()];
    await look(lena, '198.51.100.201');
    await look(carted, '198.51.100.202');
    await look(carted, '198.51.100.202', 'addToCart');
    await environment.forward(HOUR_MS + 1000);
    const reminder = await lena.gets(1);
    expect(reminder.text).toMatch(/Fig & cedar candle/);
    await lena.reads();
    expect(await lena.follows(reminder)).toMatch(/products\/fig-candle\?.*utm_campaign=browserAbandonment/);
    await merchant.seesNumbers('browserAbandonment', ONE_EACH);
    expect(await carted.bubbles()).toEqual([]);
  });
});

it('a shopper who opts in with the pill is welcomed immediately, and once', async () => {
  const { merchant } = environment;
  const { dripId } = await merchant.drip('persistentPill1');
  const welcome = (state: boolean) =>
    merchant.post('/database/api/dripCampaign/toggleDraftState', { pageId: DEMO_SHOP, dripId, state });
  await welcome(true);
  const lena = await environment.subscriber();
  const hello = await lena.gets(1);
  expect(hello.text).toMatch(/Danke|danke/);
  await lena.reads();
  await lena.follows(hello);
  await merchant.seesNumbers('persistentPill', ONE_EACH);
  await welcome(false);
});

it.each(['visualPopup', 'spinTheWheel'])(
  'a shopper who opts in with %s is welcomed on their phone',
  async (type) => {
    const lena = await environment.subscriber();
    await optInBy(type, lena.phone);
    const hello = await lena.gets(1);
    await lena.reads();
    await lena.follows(hello);
    await environment.merchant.seesNumbers(type, ONE_EACH);
  },
);

/** Opts a shopper in as the storefront does. The tool's campaign gets the same event. */
async function optInBy(type: string, phoneE164: string): Promise<void> {
  const { rows, db, shopId, environment: running } = environment.server;
  const [tool] = await rows<{ tool_id: string }>(
    "update opt_in_tools set is_active = true where type = $1 and channel = 'WA' returning tool_id",
    [type],
  );
  const { now } = await running.control<{ now: string }>('/clock');
  // The parts of a context that the engine uses. The environment's worker processes what it writes.
  const ctx = { db, events: new EventBus(), clock: { now: () => new Date(now) } } as unknown as Context;
  listenForCampaigns(ctx);
  const proof = { wording: null, pageAddress: null, ipPrefix: null, userAgent: null, locale: null };
  await db.transaction().execute(async (tx) => {
    const subscriber = await findOrCreateSubscriber(ctx, tx, shopId, {
      channel: 'WA',
      phoneE164,
      firstName: null,
    });
    await grantConsent(ctx, tx, subscriber, { ...proof, toolId: tool?.tool_id ?? null, toolType: type });
  });
}

it('a person who opens the page’s chat is greeted, once', async () => {
  const { server, merchant } = environment;
  const pageId = '112233445566778';
  const mira = { pageId, from: '+4915215550131' };
  const wren = await openShop(server.appUrl, DEMO_SHOP);
  const { body } = await post(wren, '/getPages', await logInWithFacebook(wren));
  const pageAccessToken = (body as { id: string; access_token: string }[]).find(
    ({ id }) => id === pageId,
  )?.access_token;
  await post(wren, '/database/api/user/master', { pageId, shopUrl: DEMO_SHOP, pageAccessToken });
  await server.environment.control('/messenger/open', mira);
  await server.environment.control('/messenger/get-started', mira);
  const chat = `${server.environment.sandboxUrl}/phone/messenger/${pageId}/${encodeURIComponent(mira.from)}`;
  const received = async () =>
    (
      (await ask(chat)).body as { bubbles: { fromShopper: boolean; buttons: { kind: string }[] }[] }
    ).bubbles.filter(({ fromShopper }) => !fromShopper);
  const [hello] = await waitFor('the greeting', async () => {
    const bubbles = await received();
    return bubbles.length > 0 && bubbles;
  });
  expect(hello?.buttons).toMatchObject([{ kind: 'link' }]);
  await server.environment.control('/messenger/get-started', mira);
  await server.environment.control('/messenger/read', mira);
  await merchant.seesNumbers('getStarted', { sent: 1, delivered: 1, readNumber: 1 }, 'FB', pageId);
  expect(await received()).toHaveLength(1);
});
