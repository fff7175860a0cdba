import {
  defineCampaign,
  oneByOne,
  when,
  type Question,
} from '#features/product/automations/server/engine/campaign.ts';
import type { Tx } from '#platform/database/database.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';
import { orderThanks } from './definition.ts';

export const orderThanksServer = defineCampaign({
  definition: orderThanks,
  on: [
    when('orderPlaced', ({ order }) => ({ kind: 'order', id: order.orderId })),
    when('orderCancelled', ({ orderId }) => ({ kind: 'order', id: orderId })),
  ],
  loadEventFacts: oneByOne(async (tx, question) => {
    const { order_id: orderId, store_created_at: createdAt, cancelled_at: at } = await getOrder(tx, question);
    return { orderId, createdAt, isCancelled: at !== null };
  }),
  onEvent: decideOnEvent,
  async loadDue(tx, question) {
    const order = await getOrder(tx, question);
    return {
      person: { subscriberId: null, phoneE164: order.phone_e164, customerId: order.customer_id },
      amountMinor: order.total_minor,
      currency: order.currency,
      orderName: order.name,
    };
  },
  onTimer: decideOnTimer,
  compose: async (_tx, { orderName }) => ({
    values: { orderName },
    imageUrl: null,
    link: 'https://wren.example/',
  }),
});

function getOrder(tx: Tx, { shopId, subject }: Question) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', subject.id)
    .executeTakeFirstOrThrow();
}
