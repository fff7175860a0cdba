import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ANA, LENA, openBuyerStage, START, type BuyerStage, type OrderBody } from './buyer-stage.ts';

let stage: BuyerStage;
beforeAll(async () => {
  stage = await openBuyerStage();
});
beforeEach(async () => {
  await stage.rows('delete from timers');
  await stage.fireAt(0);
});
afterAll(() => stage.close());

/** With the space that does not break. */
const PRICE = '24,00\u00A0€';
const CASH = { financial_status: 'pending', payment_gateway_names: ['Cash on Delivery (COD)'] };

const messagesOf = ({ id }: OrderBody) => stage.messages('orderReceipt', String(id));
const reasonsOf = ({ id }: OrderBody) => stage.reasons('orderReceipt', `order:${id}`);
/** Nobody was offered anything yet. */
const forget = () => stage.rows("update messages set state = 'skipped' where source_type = 'orderReceipt'");

it('confirms an order at once, to each in their language, with the way to it', async () => {
  const [lenas, anas] = [await stage.order(LENA, [1, 2]), await stage.order(ANA)];
  await stage.fireAt(0);
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

it('shows on Messenger, once asked, the way to the order', async () => {
  const order = await stage.order(LENA);
  await stage.fireAt(0);
  await stage.tap('order_receipt_page', { type: 'orderReceipt', event: String(order.id) });
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

it('is a receipt of Messenger’s own while the chat is open', async () => {
  const wrote = (at: Date | null) =>
    stage.rows("update subscribers set last_inbound_at = $1 where channel = 'FB'", [at]);
  await wrote(new Date(START.getTime() - 3_600_000));
  const order = await stage.order(LENA);
  await stage.fireAt(0);
  const said = (await messagesOf(order)).filter(({ channel }) => channel === 'FB');
  expect(said.map(({ content }) => content)).toMatchObject([
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

it('offers what goes with it an hour later, as marketing, and again only after the cooldown', async () => {
  await forget();
  // Every order is confirmed, whatever was set of the receipt.
  await stage.rows(
    `update drips set settings = settings || '{"cooldownDays": 7}' where drip_index = 'orderReceipt1'`,
  );
  const order = await stage.order(ANA);
  await stage.fireAt(59);
  expect(await messagesOf(order)).toHaveLength(1);
  await stage.fireAt(60);
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

  await stage.fireAt(120);
  const next = await stage.order(ANA);
  await stage.fireAt(180);
  expect(await reasonsOf(next)).toEqual([null, 'gotOneLately']);
  await stage.fireAt(8 * 24 * 60);
  const late = await stage.order(ANA, [2]);
  await stage.fireAt(8 * 24 * 60 + 60);
  expect(await reasonsOf(late)).toEqual([null, null]);
});

it('offers once within the cooldown, also where both offers are due together', async () => {
  await forget();
  const orders = [await stage.order(LENA), await stage.order(LENA)];
  await stage.fireAt(60);
  const offered = [];
  for (const order of orders) offered.push((await reasonsOf(order))[1]);
  expect(new Set(offered)).toEqual(new Set([null, 'gotOneLately']));
});

it('offers nothing where there is nothing, the order is cancelled, or cash is to come', async () => {
  await forget();
  const all = await stage.order(ANA, [1, 2, 3]);
  const cash = await stage.order(ANA, [1], CASH);
  const cancelled = await stage.order(ANA);
  await stage.fireAt(1);
  await stage.cancel(cancelled);
  await stage.fireAt(60);
  expect(await reasonsOf(all)).toEqual([null, 'nothingToRecommend']);
  expect(await reasonsOf(cash)).toEqual([null, 'cashOnDelivery']);
  expect(await reasonsOf(cancelled)).toEqual([null, 'orderCancelled']);
  expect(await messagesOf(cancelled)).toMatchObject([{ state: 'skipped', reason: 'orderCancelled' }]);
});

it('offers it after a cash order where the merchant wants that', async () => {
  await forget();
  await stage.rows(
    `update drips set settings = jsonb_set(settings, '{upsellOnCod}', 'true') where type = 'orderReceipt'`,
  );
  const cash = await stage.order(LENA, [1], CASH);
  await stage.fireAt(60);
  expect(await reasonsOf(cash)).toEqual([null, null]);
});

/** The values of a template, in their order. */
function bodyOf(message: { content: Record<string, unknown> } | undefined): unknown[] {
  const body = message?.content['body'];
  return Array.isArray(body) ? body.map((value: { text?: unknown }) => value.text ?? value) : [];
}

it('is not sent where the plan of an old store does not have it any more, though it is on', async () => {
  const order = await stage.order(LENA);
  await stage.rows("update shops set plan_name = 'Starter'");
  await stage.fireAt(0);
  await stage.rows("update shops set plan_name = 'Free'");
  const decided = await stage.rows<{ channel: string; reason: string | null }>(
    `select channel, reason from decisions join drips using (shop_id, drip_id, channel)
     where subject = $1 and drip_index = 'orderReceipt1'`,
    [`order:${order.id}`],
  );
  expect(Object.fromEntries(decided.map(({ channel, reason }) => [channel, reason]))).toEqual({
    WA: 'notInPlan',
    FB: null,
  });
});
