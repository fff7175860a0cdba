import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ANA, LENA, openBuyerFixture, START, type BuyerFixture, type OrderBody } from './buyer-fixture.ts';

let fixture: BuyerFixture;
beforeAll(async () => {
  fixture = await openBuyerFixture();
});
beforeEach(async () => {
  await fixture.rows('delete from timers');
  await fixture.fireAt(0);
});
afterAll(() => fixture.close());

/** A price with a no-break space. */
const PRICE = '24,00\u00A0€';
const CASH = { financial_status: 'pending', payment_gateway_names: ['Cash on Delivery (COD)'] };

const messagesOf = ({ id }: OrderBody) => fixture.messages('orderReceipt', String(id));
const reasonsOf = ({ id }: OrderBody) => fixture.reasons('orderReceipt', `order:${id}`);
/** Forgets all earlier offers. */
const forget = () => fixture.rows("update messages set state = 'skipped' where source_type = 'orderReceipt'");

it('confirms an order immediately, in each person’s language, with a link to it', async () => {
  const [lenas, anas] = [await fixture.order(LENA, [1, 2]), await fixture.order(ANA)];
  await fixture.fireAt(0);
  const common = { purpose: 'utility', priority: 1, state: 'queued' };
  const [whatsApp, messenger] = await messagesOf(lenas);
  expect(whatsApp).toMatchObject({
    ...common,
    channel: 'WA',
    link: expect.stringMatching(
      new RegExp(`^https://wren.example/orders/${lenas.id}/status\\?key=1&utm_medium=whatsapp&`),
    ) as string,
    content: { templateName: 'order_receipt', language: 'de' },
  });
  expect(bodyOf(whatsApp)).toEqual([
    'Lena',
    `#${lenas.id}`,
    '2 × Stoneware mug und 2 × Linen towel',
    PRICE,
    '+49 15215550101',
  ]);
  expect(messenger).toMatchObject({
    ...common,
    channel: 'FB',
    content: { kind: 'messengerTemplate', templateName: 'order_receipt_messenger', language: 'de' },
  });
  const [spanish] = await messagesOf(anas);
  expect(spanish).toMatchObject({ content: { templateName: 'order_receipt', language: 'es' } });
  expect(bodyOf(spanish)).toMatchObject([
    'Ana',
    `#${anas.id}`,
    '2 × Stoneware mug',
    PRICE,
    '+49 15215550101',
  ]);
});

it('shows the link to the order on Messenger after a tap', async () => {
  const order = await fixture.order(LENA);
  await fixture.fireAt(0);
  await fixture.tap('order_receipt_page', { type: 'orderReceipt', event: String(order.id) });
  expect(await messagesOf(order)).toContainEqual(
    expect.objectContaining({
      purpose: 'service',
      content: expect.objectContaining({
        kind: 'messengerButtons',
        text: `Hier ist deine Bestellung #${order.id}: 2 × Stoneware mug, insgesamt ${PRICE}.`,
      }) as object,
    }),
  );
});

it('sends Messenger’s own receipt while the chat is open', async () => {
  const wrote = (at: Date | null) =>
    fixture.rows("update subscribers set last_inbound_at = $1 where channel = 'FB'", [at]);
  await wrote(new Date(START.getTime() - 3_600_000));
  const order = await fixture.order(LENA);
  await fixture.fireAt(0);
  const received = (await messagesOf(order)).filter(({ channel }) => channel === 'FB');
  expect(received.map(({ content }) => content)).toMatchObject([
    { kind: 'messengerButtons', text: expect.stringMatching(/^Hallo Lena, danke/) as string },
    {
      kind: 'messengerReceipt',
      receipt: {
        orderNumber: `#${order.id}`,
        totalMinor: 2400,
        lines: [{ title: 'Stoneware mug', quantity: 2 }],
      },
    },
  ]);
  await wrote(null);
});

it('offers a matching product an hour later, as marketing, and again only after the cooldown', async () => {
  await forget();
  // Every order is confirmed, whatever the settings of the receipt.
  await fixture.rows(
    `update drips set settings = settings || '{"cooldownDays": 7}' where drip_index = 'orderReceipt1'`,
  );
  const order = await fixture.order(ANA);
  await fixture.fireAt(59);
  expect(await messagesOf(order)).toHaveLength(1);
  await fixture.fireAt(60);
  const [, upsell] = await messagesOf(order);
  expect(upsell).toMatchObject({
    purpose: 'marketing',
    priority: 4,
    link: expect.stringMatching(/^https:\/\/shop-\w+\.example\/products\/linen-towel\?utm_medium=/) as string,
    content: {
      templateName: 'order_upsell',
      language: 'es',
      header: { kind: 'image', media: { link: 'https://cdn.example/linen-towel.jpg' } },
    },
  });
  expect(bodyOf(upsell)).toMatchObject(['Ana', 'Linen towel', 'Stoneware mug', '+49 15215550101']);

  await fixture.fireAt(120);
  const next = await fixture.order(ANA);
  await fixture.fireAt(180);
  expect(await reasonsOf(next)).toEqual([null, 'gotOneLately']);
  await fixture.fireAt(8 * 24 * 60);
  const late = await fixture.order(ANA, [2]);
  await fixture.fireAt(8 * 24 * 60 + 60);
  expect(await reasonsOf(late)).toEqual([null, null]);
});

it('offers once within the cooldown, even if both offers are due at the same time', async () => {
  await forget();
  const orders = [await fixture.order(LENA), await fixture.order(LENA)];
  await fixture.fireAt(60);
  const offered = [];
  for (const order of orders) offered.push((await reasonsOf(order))[1]);
  expect(new Set(offered)).toEqual(new Set([null, 'gotOneLately']));
});

it('offers nothing if nothing matches, the order is cancelled, or cash is still due', async () => {
  await forget();
  const all = await fixture.order(ANA, [1, 2, 3]);
  const cash = await fixture.order(ANA, [1], CASH);
  const cancelled = await fixture.order(ANA);
  await fixture.fireAt(1);
  await fixture.cancel(cancelled);
  await fixture.fireAt(60);
  expect(await reasonsOf(all)).toEqual([null, 'nothingToRecommend']);
  expect(await reasonsOf(cash)).toEqual([null, 'cashOnDelivery']);
  expect(await reasonsOf(cancelled)).toEqual([null, 'orderCancelled']);
  expect(await messagesOf(cancelled)).toMatchObject([{ state: 'skipped', reason: 'orderCancelled' }]);
});

it('makes an offer after a cash order if the merchant chose so', async () => {
  await forget();
  await fixture.rows(
    `update drips set settings = jsonb_set(settings, '{upsellOnCod}', 'true') where type = 'orderReceipt'`,
  );
  const cash = await fixture.order(LENA, [1], CASH);
  await fixture.fireAt(60);
  expect(await reasonsOf(cash)).toEqual([null, null]);
});

/** The values of a template in order. */
function bodyOf(message: { content: Record<string, unknown> } | undefined): unknown[] {
  const body = message?.content['body'];
  return Array.isArray(body) ? body.map((value: { text?: unknown }) => value.text ?? value) : [];
}

it('sends nothing if the plan of an old store lacks the campaign, even if it is on', async () => {
  const order = await fixture.order(LENA);
  await fixture.rows("update shops set plan_name = 'Starter'");
  await fixture.fireAt(0);
  await fixture.rows("update shops set plan_name = 'Free'");
  const decided = await fixture.rows<{ channel: string; reason: string | null }>(
    `select channel, reason from decisions join drips using (shop_id, drip_id, channel)
     where subject = $1 and drip_index = 'orderReceipt1'`,
    [`order:${order.id}`],
  );
  expect(Object.fromEntries(decided.map(({ channel, reason }) => [channel, reason]))).toEqual({
    WA: 'notInPlan',
    FB: null,
  });
});
