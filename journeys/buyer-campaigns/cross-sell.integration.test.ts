import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CAMPAIGNS } from '#features/product/automations/campaign-list.ts';
import { recompose } from '#features/product/automations/server/engine/recompose.ts';
import { startWithOwn } from '#features/product/automations/server/start-with-own.ts';
import {
  ANA,
  LENA,
  later,
  openBuyerFixture,
  START,
  type BuyerFixture,
  type OrderBody,
} from './buyer-fixture.ts';

const DAY = 24 * 60;

let fixture: BuyerFixture;
beforeAll(async () => {
  fixture = await openBuyerFixture();
  await fixture.rows("update campaigns set is_on = type = 'crossSellWA'");
});
beforeEach(async () => {
  await fixture.rows('delete from timers');
  await fixture.rows('delete from orders');
  await fixture.fireAt(0);
});
afterAll(() => fixture.close());

const messagesOf = ({ id }: OrderBody) => fixture.messages('crossSellWA', String(id));
const reasonsOf = ({ id }: OrderBody) => fixture.reasons('crossSellWA', `order:${id}`);
const sendFlow = (key: string) =>
  fixture.rows(
    "update drips set flow_id = (select flow_id from flows where flow_key = $1) where drip_index = 'crossSellWA1'",
    [key],
  );

it('recommends a product three days after an order, with a code of its own, in each person’s language', async () => {
  const [lenas, anas] = [await fixture.order(LENA, [2]), await fixture.order(ANA, [1, 2])];
  await fixture.fireAt(3 * DAY - 1);
  expect(await messagesOf(lenas)).toEqual([]);
  await fixture.fireAt(3 * DAY);
  expect(await messagesOf(lenas)).toMatchObject([
    {
      purpose: 'marketing',
      priority: 4,
      link: expect.stringMatching(/\/products\/stoneware-mug\?.*discount=BELL-/) as string,
      content: {
        templateName: 'cross_sell_offer',
        language: 'de',
        header: { media: { link: 'https://cdn.example/stoneware-mug.jpg' } },
        body: [
          { text: 'Lena' },
          { text: 'Linen towel' },
          { text: 'Stoneware mug' },
          {},
          { text: '10\u00A0%' },
          {},
        ],
      },
    },
  ]);
  expect(await messagesOf(anas)).toMatchObject([
    { link: expect.stringContaining('/products/oak-tray?') as string, content: { language: 'es' } },
  ]);
});

it('sends the recommendation without a discount if the merchant chose so', async () => {
  await sendFlow('cross_sell');
  const order = await fixture.order(ANA);
  await fixture.fireAt(3 * DAY);
  expect(await messagesOf(order)).toMatchObject([
    {
      content: {
        templateName: 'cross_sell',
        body: [{ text: 'Ana' }, { text: 'Stoneware mug' }, { text: 'Linen towel' }, {}],
      },
    },
  ]);
});

it('sends nothing to a person who bought the product meanwhile, and drops a message that is still queued', async () => {
  const [early, late] = [await fixture.order(LENA), await fixture.order(ANA)];
  await fixture.fireAt(DAY);
  await fixture.order(LENA, [2]);
  await fixture.fireAt(3 * DAY);
  expect(await reasonsOf(early)).toEqual(['orderedSince']);
  expect(await messagesOf(late)).toMatchObject([{ state: 'queued' }]);
  await fixture.order(ANA, [3]);
  expect(await messagesOf(late)).toMatchObject([{ state: 'queued' }]);
  await fixture.order(ANA, [2]);
  expect(await messagesOf(late)).toMatchObject([{ state: 'skipped', reason: 'orderedSince' }]);
});

it('bases the recommendation on the remaining items, and recommends nothing that was returned', async () => {
  const [partly, wholly] = [await fixture.order(LENA, [1, 2]), await fixture.order(ANA)];
  for (const [order, left] of [
    [partly, [0, 2]],
    [wholly, [0]],
  ] as const)
    await fixture.report('orders/updated', {
      ...order,
      updated_at: later(START, DAY),
      line_items: order.line_items.map((line, nth) => ({ ...line, current_quantity: left[nth] })),
    });
  await fixture.fireAt(3 * DAY);
  expect(await messagesOf(partly)).toMatchObject([
    {
      link: expect.stringContaining('/products/oak-tray?') as string,
      content: { body: [{ text: 'Lena' }, { text: 'Linen towel' }, { text: 'Oak tray' }, {}] },
    },
  ]);
  expect(await reasonsOf(wholly)).toEqual(['nothingToRecommend']);
});

it.each([
  ['a product whose handle is in another script', renameTowel, '/products/%D0%BF%D0%BE%D0%BB%D0%BE'],
  ['a product behind the own link of the shop’s template', sendOwnTemplate, 'https://wren.example/sale?'],
])('drops a queued message if the person bought %s', async (_what, setUp, address) => {
  await setUp();
  const order = await fixture.order(ANA);
  await fixture.fireAt(3 * DAY);
  const link = expect.stringContaining(address) as string;
  expect(await messagesOf(order)).toMatchObject([{ state: 'queued', link }]);
  await fixture.order(ANA, [3]);
  expect(await messagesOf(order)).toMatchObject([{ state: 'queued' }]);
  await fixture.order(ANA, [2]);
  expect(await messagesOf(order)).toMatchObject([{ state: 'skipped', reason: 'orderedSince' }]);
});

it('drops a message that was composed again only if the person bought the product that it now recommends', async () => {
  const order = await fixture.order(ANA);
  await fixture.fireAt(3 * DAY);
  const endings = async () =>
    (await messagesOf(order)).map(({ state, reason }) => reason ?? state).toSorted();
  expect(await endings()).toEqual(['queued']);
  await fixture.rows("update products set status = 'draft' where product_id = '2'");
  const { ctx, shopId } = fixture;
  const drips = await fixture.rows<{ id: string }>(
    "select drip_id as id from drips where drip_index = 'crossSellWA1'",
  );
  const changed = { shopId, dripIds: drips.map(({ id }) => id) };
  await ctx.db.transaction().execute((tx) => recompose(tx, changed, CAMPAIGNS));
  await fixture.fireAt(3 * DAY);
  await fixture.rows("update products set status = 'active' where product_id = '2'");
  await fixture.order(ANA, [2]);
  expect(await endings()).toEqual(['madeAnew', 'queued']);
  await fixture.order(ANA, [3]);
  expect(await endings()).toEqual(['madeAnew', 'orderedSince']);
});

async function renameTowel(): Promise<void> {
  await fixture.rows("update products set handle = 'полотенце' where product_id = '2'");
}

/** Makes the campaign send an approved template of the shop's own, whose link leads to a sale. */
async function sendOwnTemplate(): Promise<void> {
  const buttons = [{ kind: 'link', title: 'A la tienda', link: 'page', url: 'https://wren.example/sale' }];
  await fixture.rows(
    `with own as (
       insert into templates (shop_id, template_id, name, language, definition, created_at, changed_at, origin)
       select shop_id, gen_random_uuid(), 'our_picks', language,
         definition || jsonb_build_object('name', 'our_picks', 'buttons', $1::jsonb), now(), now(), 'merchant'
       from templates where name = 'cross_sell' and language = 'es' returning *
     )
     insert into template_submissions (shop_id, submission_id, sender_id, name, language, category, status, status_at)
     select shop_id, gen_random_uuid(), sender_id, name, language, 'MARKETING', 'ENABLED', now()
     from own join senders using (shop_id) where channel = 'WA'`,
    [JSON.stringify(buttons)],
  );
  const { ctx, shopId } = fixture;
  const wanted = { shopId, campaign: 'crossSellWA', templateName: 'our_picks' };
  await ctx.db.transaction().execute((tx) => startWithOwn(ctx, tx, wanted, CAMPAIGNS));
  await sendFlow('own:our_picks');
}

it('sends nothing if there is nothing to recommend or the order is cancelled', async () => {
  const [all, cancelled] = [await fixture.order(ANA, [1, 2, 3]), await fixture.order(LENA)];
  await fixture.cancel(cancelled);
  await fixture.fireAt(3 * DAY);
  expect(await reasonsOf(all)).toEqual(['nothingToRecommend']);
  expect(await reasonsOf(cancelled)).toEqual(['orderCancelled']);
  await fixture.rows(
    `update drips set settings = jsonb_set(settings, '{recommendationMethod}', '"automatic"') where drip_index = 'crossSellWA1'`,
  );
  await fixture.fireAt(0);
  const manual = await fixture.order(ANA);
  await fixture.fireAt(3 * DAY);
  expect(await reasonsOf(manual)).toEqual(['nothingToRecommend']);
});
