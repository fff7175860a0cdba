import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OrderFacts } from '#features/foundations/store-data/contract/store-facts.ts';
import { saveOrders } from '#features/foundations/store-data/server/facts/save-orders.ts';
import { LENA, ORDERED_AT, WREN, openFixture, type Fixture } from '../planted-campaign/fixture.ts';

const LINE = {
  productId: '9',
  variantId: '77',
  title: 'Stoneware mug',
  variantTitle: null,
  quantity: 1,
  currentQuantity: 1,
  priceMinor: 2400,
};
const COD = {
  ...LENA,
  checkoutToken: null,
  cartToken: null,
  email: null,
  firstName: 'Lena',
  currency: 'EUR',
  totalMinor: 2400,
  discountCodes: [],
  paymentGateways: ['Cash on Delivery (COD)'],
  financialStatus: 'pending',
  fulfilmentStatus: null,
  tags: [],
  noteAttributes: {},
  sourceName: 'web',
  statusUrl: null,
  isTest: false,
  landingSite: null,
  lines: [LINE],
  cancelledAt: null,
  createdAt: ORDERED_AT,
  updatedAt: ORDERED_AT,
};

export let fixture: Fixture;
let orders = 5000;

/** Opens the fixture for the tests of the calling file: a shop that confirms cash-on-delivery orders. */
export function onCodFixture(): void {
  beforeAll(async () => {
    fixture = await openFixture();
    await fixture.call('POST', '/redis/setDripStatus', {
      pageId: WREN,
      type: 'CODConfirmation',
      state: true,
    });
    await fixture.rows(
      "update drips set settings = jsonb_set(settings, '{own,paymentActive}', 'true') where type = 'CODConfirmation'",
    );
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    await fixture.rows('delete from timers');
    await fixture.rows('delete from cod_offers');
    await fixture.rows("update subscribers set locale = null where channel = 'WA'");
    await set({ enablePrepaid: true, enableCancel: true, prepaidDiscount: '5', realCancellation: true });
  });
}

/** Changes the settings of cash on delivery, as the merchant. */
export async function set(settings: object) {
  const { body } = await fixture.call('GET', `/database/api/dripCampaign/getDripsStatus?pageId=${WREN}`);
  const drips = body['drips'] as { type: string; dripId: string }[];
  const dripId = drips.find(({ type }) => type === 'CODConfirmation')?.dripId;
  return fixture.call('POST', '/database/api/updateDripAttributes', {
    pageId: WREN,
    dripId,
    attributes: { settings },
  });
}

/** Lena places a cash-on-delivery order. The confirmation question is sent a minute later. */
export async function order(change: Partial<OrderFacts> = {}): Promise<string> {
  const orderId = String((orders += 1));
  await place({ ...COD, orderId, name: `#${orderId}`, ...change });
  await fixture.fireAfter(1 / 60);
  return orderId;
}

async function place(facts: OrderFacts): Promise<void> {
  const { ctx, shopId } = fixture;
  await ctx.db.transaction().execute(async (tx) => {
    await saveOrders(tx, shopId, [{ order: facts, isNews: true, reportedAt: facts.updatedAt }]);
    await ctx.events.publish(tx, 'orderPlaced', { shopId, order: facts });
    if (facts.financialStatus === 'paid')
      await ctx.events.publish(tx, 'orderPaid', { shopId, order: facts, paidAt: facts.updatedAt });
  });
}

export async function report(
  name: 'orderCancelled' | 'orderPaid' | 'draft' | 'draftFailed',
  orderId: string,
) {
  const { ctx, shopId } = fixture;
  const commandKey = `cod:${orderId}:draft`;
  await ctx.db.transaction().execute(async (tx) => {
    if (name === 'orderCancelled') {
      await tx
        .updateTable('orders')
        .set({ cancelled_at: ORDERED_AT })
        .where('order_id', '=', orderId)
        .execute();
      await ctx.events.publish(tx, name, { shopId, orderId, cancelledAt: ORDERED_AT });
    }
    if (name === 'draft')
      await ctx.events.publish(tx, 'draftOrderReady', {
        shopId,
        commandKey,
        orderId,
        draftOrderId: '900',
        invoiceUrl: 'https://wren.example/pay/900',
      });
    if (name === 'draftFailed')
      await ctx.events.publish(tx, 'storeCommandGivenUp', {
        shopId,
        commandKey,
        orderId,
        kind: 'createDraftOrder',
      });
  });
}

export async function tap(orderId: string, key: string): Promise<void> {
  const [flow] = await fixture.rows<{ flow_id: string }>('select flow_id from flows where flow_key = $1', [
    key,
  ]);
  await fixture.tap(flow?.flow_id ?? '', orderId);
}

/** Returns the sent answers, sorted by text because the fixture's clock does not move. */
export const receivedTexts = async (orderId: string) =>
  (
    await fixture.rows<{ content: Record<string, unknown> }>(
      "select content from messages where source_event = $1 and source_kind = 'service'",
      [orderId],
    )
  )
    .map(({ content }) => String(content['body']))
    .toSorted();
export const commands = (orderIds: string[]) =>
  fixture.rows(
    'select kind, order_id, payload from store_commands where order_id = any($1) order by command_key',
    [orderIds],
  );
export const offer = async (orderId: string) =>
  (await fixture.rows('select state, history from cod_offers where order_id = $1', [orderId]))[0];
export const asked = (orderId: string) =>
  fixture.rows(
    "select purpose, state, verdict, content from messages where source_event = $1 and source_kind = 'campaign'",
    [orderId],
  );

/** Lena pays a draft order: the resulting order has the draft's note attributes. */
export async function paidOrder(noteAttributes: Record<string, string>): Promise<string> {
  const orderId = String((orders += 1));
  const paid = { paymentGateways: ['shopify_payments'], financialStatus: 'paid', noteAttributes };
  await place({ ...COD, ...paid, orderId, name: `#${orderId}` });
  return orderId;
}
