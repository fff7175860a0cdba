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
  await fixture.rows("update campaigns set is_on = type = 'reorderingWA'");
});
// Each test starts after all earlier orders and timers.
beforeEach(async () => {
  await fixture.rows('delete from timers');
  await fixture.rows('delete from orders');
  await fixture.fireAt(0);
});
afterAll(() => fixture.close());

const messagesOf = ({ id }: OrderBody) => fixture.messages('reorderingWA', String(id));
const reasonsOf = ({ id }: OrderBody) => fixture.reasons('reorderingWA', `order:${id}`);

/** Sends the order's only shipment a day later. The carrier reports its arrival this many days after that, or never. */
async function send(order: OrderBody, arrivesAfterDays: number | null = null): Promise<void> {
  const parcel = {
    id: order.id * 10,
    order_id: order.id,
    status: 'success',
    created_at: later(START, DAY),
    updated_at: later(START, DAY),
  };
  await fixture.report('fulfillments/create', parcel);
  await fixture.report('orders/updated', {
    ...order,
    fulfillment_status: 'fulfilled',
    updated_at: later(START, DAY),
  });
  if (arrivesAfterDays === null) return;
  const arrived = { shipment_status: 'delivered', updated_at: later(START, DAY + arrivesAfterDays * DAY) };
  await fixture.report('fulfillments/update', { ...parcel, ...arrived });
}

it('asks thirty days after the arrival, in each person’s language, with a link to order the same again', async () => {
  const [lenas, anas] = [await fixture.order(LENA, [1, 2]), await fixture.order(ANA)];
  await send(lenas, 4);
  await send(anas, 4);
  await fixture.fireAt(35 * DAY - 1);
  expect(await messagesOf(lenas)).toEqual([]);
  await fixture.fireAt(35 * DAY);
  expect(await messagesOf(lenas)).toMatchObject([
    {
      purpose: 'marketing',
      priority: 4,
      content: {
        templateName: 'reorder',
        language: 'de',
        header: { media: { link: 'https://cdn.example/stoneware-mug.jpg' } },
        body: [{ text: 'Lena' }, { text: 'Stoneware mug und 1 weitere' }, {}],
        buttons: [{ kind: 'reply' }, { kind: 'reply' }, { kind: 'reply', payload: 'STOP' }],
      },
    },
  ]);
  expect(await messagesOf(anas)).toMatchObject([{ content: { templateName: 'reorder', language: 'es' } }]);

  await fixture.tap('reorder_link', { type: 'reorderingWA', event: String(lenas.id) });
  await fixture.tap('reorder_later', { type: 'reorderingWA', event: String(anas.id) });
  expect((await messagesOf(lenas)).at(-1)).toMatchObject({
    purpose: 'service',
    link: expect.stringMatching(/^https:\/\/shop-\w+\.example\/cart\/10:2,20:2\?/) as string,
    content: { kind: 'linkButton', body: expect.stringContaining('Stoneware mug und 1 weitere') as string },
  });
  expect((await messagesOf(anas)).at(-1)).toMatchObject({
    purpose: 'service',
    content: {
      kind: 'text',
      body: 'De acuerdo, Ana, ¡gracias por decírnoslo! Aquí nos tienes cuando necesites algo.',
    },
  });
});

it('counts from the dispatch if nobody reports the arrival', async () => {
  const order = await fixture.order(ANA);
  await send(order);
  await fixture.fireAt(31 * DAY - 1);
  expect(await messagesOf(order)).toEqual([]);
  await fixture.fireAt(31 * DAY);
  expect(await messagesOf(order)).toHaveLength(1);
});

it('does not ask a person who ordered again under any name, and drops a question that is still queued', async () => {
  const [waiting, made] = [await fixture.order(LENA), await fixture.order(ANA)];
  await send(waiting, 4);
  await send(made);
  await fixture.fireAt(31 * DAY);
  expect(await messagesOf(made)).toMatchObject([{ state: 'queued' }]);
  await fixture.order({ ...LENA, phone: '+4915000000099' }, [3]);
  await fixture.order(ANA, [3]);
  await fixture.fireAt(35 * DAY);
  expect(await messagesOf(made)).toMatchObject([{ state: 'skipped', reason: 'orderedSince' }]);
  expect(await messagesOf(waiting)).toEqual([]);
  expect(await reasonsOf(waiting)).toEqual(['orderedSince']);
});

it('does not ask about an order that was cancelled or refunded, or whose products are no longer sold', async () => {
  const gone = await fixture.order(ANA, [2]);
  await send(gone);
  await fixture.rows("update products set deleted_at = now() where product_id = '2'");
  await fixture.fireAt(31 * DAY);
  expect(await reasonsOf(gone)).toEqual(['nothingToReorder']);
  await fixture.fireAt(0);
  const refunded = await fixture.order(LENA);
  await send(refunded);
  await fixture.report('orders/updated', {
    ...refunded,
    financial_status: 'refunded',
    updated_at: later(START, 2 * DAY),
  });
  await fixture.fireAt(31 * DAY);
  expect(await reasonsOf(refunded)).toEqual(['refunded']);
  const cancelled = await fixture.order(ANA);
  await send(cancelled);
  await fixture.cancel(cancelled);
  await fixture.fireAt(70 * DAY);
  expect(await messagesOf(cancelled)).toEqual([]);
});

it('names and links the remaining items of an order, and does not ask if none remain', async () => {
  const [edited, emptied] = [await fixture.order(LENA, [1, 3]), await fixture.order(ANA)];
  for (const [order, left] of [
    [edited, [0, 1]],
    [emptied, [0]],
  ] as const) {
    await send(order);
    await fixture.report('orders/updated', {
      ...order,
      updated_at: later(START, 2 * DAY),
      line_items: order.line_items.map((line, nth) => ({ ...line, current_quantity: left[nth] })),
    });
  }
  await fixture.fireAt(31 * DAY);
  expect(await messagesOf(edited)).toMatchObject([
    { content: { body: [{ text: 'Lena' }, { text: 'Oak tray' }, {}] } },
  ]);
  expect(await reasonsOf(emptied)).toEqual(['refunded']);
});
