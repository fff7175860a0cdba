import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
  await fixture.rows(
    "update drips set flow_id = (select flow_id from flows where flow_key = 'cross_sell') where drip_index = 'crossSellWA1'",
  );
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
    await fixture.tell('orders/updated', {
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
