import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LENA } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { refusal } from '#tools/test-environment/open-server.ts';
import { openStorefrontClient, type StorefrontClient } from '#tools/test-environment/storefront-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const OTHER = 'somebody-12345678';
/** A number that never got a welcome. */
const NEWCOMER = '+4915215550142';

let client: StorefrontClient;
let wheelId = '';
beforeAll(async () => {
  client = await openStorefrontClient(LENA.phone);
  const [wheel] = await client.server.rows<{ tool_id: string }>(
    `select tool_id from opt_in_tools where type = 'spinTheWheel' and channel = 'WA' and shop_id = ${client.server.shopId}`,
  );
  wheelId = wheel?.tool_id ?? '';
});
afterAll(() => client.server.close());
beforeEach(async () => {
  client.moveOn();
  await client.server.rows('delete from tool_prizes');
});

const offer = (key: string, weight: number, prize: object) => ({
  key,
  text: `Prize ${key}`,
  weight,
  discountCode: null,
  discountPercent: null,
  message: `You won ${key}`,
  ...prize,
});

async function setOffers(offers: object[]): Promise<void> {
  await client.server.rows(
    `update opt_in_tools set is_active = true, settings = jsonb_set(settings, '{wheel,offers}', $1) where tool_id = $2`,
    [JSON.stringify(offers), wheelId],
  );
}

async function signUp(phone: string = LENA.phone): Promise<string> {
  const { body } = await client.optInWith({ toolId: wheelId, phone });
  return (body as { shopperToken: string }).shopperToken;
}

const spin = (shopper: string, toolId = wheelId, pageId: string = DEMO_SHOP) =>
  client.post('spins', { pageId, toolId, shopper });

it('draws at the sign-up, regardless of later changes by the merchant, and once in 30 days', async () => {
  await setOffers([offer('a', 1, { discountCode: 'WREN-A' }), offer('b', 0, { discountCode: 'WREN-B' })]);
  const shopper = await signUp();
  await setOffers([offer('a', 0, { discountCode: 'WREN-A' }), offer('b', 1, { discountCode: 'WREN-B' })]);
  const won = {
    offerKey: 'a',
    text: 'Prize a',
    message: 'You won a',
    discountCode: 'WREN-A',
    discountPercent: null,
  };
  const turns = await Promise.all([spin(shopper), spin(shopper), spin(shopper)]);
  expect(turns.map(({ body }) => body)).toEqual([won, won, won]);
  expect((await spin(await signUp())).body).toEqual(won);
  await client.server.rows("update tool_prizes set won_at = won_at - interval '31 days'");
  expect((await spin(await signUp())).body).toMatchObject({ offerKey: 'b', discountCode: 'WREN-B' });
});

it('creates a winner’s own code in the store before it is shown, and shows the same code every time', async () => {
  await setOffers([offer('a', 1, { discountPercent: 12.5 })]);
  const shopper = await signUp();
  const won = { discountPercent: 12.5, discountCode: expect.stringMatching(/^BELL-/) as string };
  // While the worker creates the code for the welcome, it is not shown yet.
  await expect.poll(async () => (await spin(shopper)).body).toMatchObject(won);
  const first = await spin(shopper);
  expect(first.body).toMatchObject(won);
  expect((await spin(shopper)).body).toEqual(first.body);
  expect(
    await client.server.rows('select is_made, percent_hundredths from tool_prizes, store_discounts'),
  ).toEqual([{ is_made: true, percent_hundredths: 1250 }]);
});

it('shows no expired code, and draws no second one within the 30 days', async () => {
  await setOffers([offer('a', 1, { discountPercent: 14.5 })]);
  await client.server.rows(
    `update opt_in_tools set settings = jsonb_set(settings, '{validDays}', '1') where tool_id = $1`,
    [wheelId],
  );
  const shopper = await signUp();
  const code = expect.stringMatching(/^BELL-/) as string;
  await expect.poll(async () => (await spin(shopper)).body).toMatchObject({ discountCode: code });
  await client.server.rows("update tool_prizes set won_at = won_at - interval '4 days'");
  const over = {
    offerKey: null,
    text: '',
    message: '',
    discountCode: null,
    discountPercent: null,
    isOver: true,
  };
  expect((await spin(shopper)).body).toEqual(over);
  expect((await spin(await signUp())).body).toEqual(over);
  expect(await client.server.rows('select from tool_prizes')).toHaveLength(1);
  await client.server.rows(`update opt_in_tools set settings = settings - 'validDays' where tool_id = $1`, [
    wheelId,
  ]);
});

it('shows a winner’s code an hour later although the store’s answer was lost', async () => {
  const { environment } = client.server;
  await setOffers([offer('a', 1, { discountPercent: 13.5 })]);
  const shopper = await signUp();
  await environment.control('/misbehaviour', {
    partner: 'shopify',
    kind: 'timeoutAfterAcceptance',
    times: 1,
  });
  expect((await spin(shopper)).body).toMatchObject({ discountCode: null });
  await environment.forward(3_600_000);
  const [prize] = await client.server.rows<{ code: string }>('select discount_code as code from tool_prizes');
  // While the worker creates the code, it is not shown yet.
  await expect.poll(async () => (await spin(shopper)).body).toMatchObject({ discountCode: prize?.code });
  expect((await spin(shopper)).body).toMatchObject({ discountCode: prize?.code });
});

it.each([
  ['an unknown shopper', () => spin(OTHER)],
  ['another tool', async () => spin(await signUp(), client.pillId)],
  ['an unknown tool', async () => spin(await signUp(), '01a1f8b4-7965-7f06-8434-417d01bc2f37')],
])('draws nothing for %s', async (_what, turn) => {
  await setOffers([offer('a', 1, { discountCode: 'WREN-A' })]);
  const answer = await turn();
  expect(refusal(answer)).toEqual({ status: 403, code: 'SPIN_NOT_EARNED', field: 'shopper' });
});

it('does not show another shop’s winners', async () => {
  await setOffers([offer('a', 1, { discountCode: 'WREN-A' })]);
  expect((await spin(await signUp(), wheelId, 'nobody.myshopify.com')).status).toBe(404);
});

it('gives no token before a required confirmation, and sends the prize with the welcome afterwards', async () => {
  await setOffers([offer('a', 1, { discountCode: 'WREN-A', discountPercent: 20 })]);
  await client.server.rows(
    `update opt_in_tools set settings = settings || '{"isDoubleOptIn": true}' where tool_id = $1`,
    [wheelId],
  );
  const { body } = await client.optInWith({ toolId: wheelId, phone: NEWCOMER });
  expect(body).toMatchObject({ mustConfirm: true, shopperToken: null });
  expect(await client.server.rows('select from tool_prizes')).toEqual([]);
  const text = new URL((body as { confirmUrl: string }).confirmUrl).searchParams.get('text');
  await client.server.environment.control('/whatsapp/inbound', { from: NEWCOMER, text });
  const welcomes = () =>
    client.server.rows(
      `select m.discount_code from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and m.source_type = 'spinTheWheel' and m.discount_code is not null`,
      [NEWCOMER],
    );
  await waitFor('the welcome with its code', async () => (await welcomes()).length > 0);
  expect(await welcomes()).toEqual([{ discount_code: 'WREN-A' }]);
  await client.server.rows(
    `update opt_in_tools set settings = settings - 'isDoubleOptIn' where tool_id = $1`,
    [wheelId],
  );
});

describe('a stranger who types another person’s number', () => {
  const shape = (body: unknown) =>
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [name, typeof value]);
  const own = { discountPercent: 12.5 };

  async function signUpAs(visitorId: string, phone: string) {
    const { body } = await client.optInWith({ toolId: wheelId, phone, visitorId });
    return body as { shopperToken: string; confirmUrl: string };
  }

  const viewsBy = async (shopper: string) => {
    const [product] = await client.server.rows<{ product_id: string }>(
      'select product_id from products limit 1',
    );
    const visit = { pageId: DEMO_SHOP, shopper, kind: 'view', productId: product?.product_id };
    return client.post('visits', visit);
  };

  it('gets the same as with an unknown number, and never that person’s code', async () => {
    await setOffers([offer('a', 1, own)]);
    const victim = await signUpAs('victims-browser', '+4915215550151');
    const hers = (await spin(victim.shopperToken)).body as { discountCode: string };
    const stranger = await signUpAs('strangers-browser', '+4915215550151');
    const answer = await spin(stranger.shopperToken);
    const unknown = await spin((await signUpAs('a-new-browser', '+4915215550152')).shopperToken);
    expect(answer.status).toBe(unknown.status);
    expect(shape(answer.body)).toEqual(shape(unknown.body));
    expect((answer.body as { discountCode: string }).discountCode).not.toBe(hers.discountCode);
    expect((await spin(stranger.shopperToken)).body).toEqual(answer.body);
    // Hers stays her only prize, in her browser and in another sign-up from it.
    expect((await spin(victim.shopperToken)).body).toEqual(hers);
    const again = await signUpAs('victims-browser', '+4915215550151');
    expect((await spin(again.shopperToken)).body).toEqual(hers);
  });

  it('adds no visit to that person’s history, but gets the same answer', async () => {
    const victim = await signUpAs('victims-browser', '+4915215550153');
    const stranger = await signUpAs('strangers-browser', '+4915215550153');
    const views = () => client.server.rows('select from product_views');
    const before = (await views()).length;
    const silent = await viewsBy(stranger.shopperToken);
    expect(await views()).toHaveLength(before);
    const stored = await viewsBy(victim.shopperToken);
    expect(await views()).toHaveLength(before + 1);
    expect(silent).toMatchObject({ status: stored.status, body: stored.body });
    // The stranger's browser is not stored as that person's either.
    await signUpAs('strangers-browser', '+4915215550153');
    expect(
      await client.server.rows("select visitor_id from subscribers where phone_e164 = '+4915215550153'"),
    ).toEqual([{ visitor_id: 'victims-browser' }]);
  });

  it('is recognized as that person once their own message names the browser', async () => {
    await setOffers([offer('a', 1, own)]);
    const phone = '+4915215550154';
    const first = await signUpAs('first-browser', phone);
    const hers = (await spin(first.shopperToken)).body;
    const second = await signUpAs('second-browser', phone);
    expect((await spin(second.shopperToken)).body).not.toEqual(hers);
    const text = new URL(second.confirmUrl).searchParams.get('text');
    await client.server.environment.control('/whatsapp/inbound', { from: phone, text });
    await expect.poll(async () => (await spin(second.shopperToken)).body).toEqual(hers);
    const third = await signUpAs('second-browser', phone);
    expect((await spin(third.shopperToken)).body).toEqual(hers);
  });
});
