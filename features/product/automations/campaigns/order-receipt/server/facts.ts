import { windowEndMs } from '#features/foundations/subscribers/contract/reply-window.ts';
import { findSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { isCashOnDelivery } from '../../../rules/is-cash-on-delivery.ts';
import type { DueQuestion, DueSubject, Questions } from '../../../server/engine/campaign.ts';
import { findOrder, findOrdersOfEvent, type KnownOrder } from '../../../server/find-order.ts';
import { pickForOrder } from '../../../server/pick-for-order.ts';
import type { PickedProduct } from '../../../server/pick-products.ts';
import { UPSELL, type DueOrder, type OrderSeen } from '../decide.ts';
import { toReceipt } from '../receipt.ts';

/** An order with everything that its messages need. */
export interface DueReceipt extends DueOrder, DueSubject {
  order: KnownOrder;
  /** The recommended product. Null if there is none, or if it was not read. */
  picked: PickedProduct | null;
}

export async function loadEventFacts(tx: Tx, questions: Questions): Promise<(OrderSeen | null)[]> {
  const orders = await findOrdersOfEvent(tx, questions);
  return questions.subjects.map(({ id }) => {
    const order = orders.get(id);
    if (!order) return null;
    const { orderId, createdAt, cancelledAt } = order;
    return { orderId, createdAt, isCancelled: cancelledAt !== null };
  });
}

export async function loadDue(
  tx: Tx,
  { shopId, subject, now, drip }: DueQuestion,
): Promise<DueReceipt | null> {
  const order = await findOrder(tx, shopId, subject.id);
  if (!order) return null;
  const { dripIndex, channel, settings } = drip;
  const picked =
    dripIndex === UPSELL
      ? await pickForOrder(tx, {
          shopId,
          order,
          specialType: 'orderReceipt',
          method: settings.recommendationMethod,
        })
      : null;
  const recipient = channel === 'FB' ? await findSubscriber(tx, shopId, channel, order.person) : null;
  return {
    dripIndex,
    channel,
    now,
    isCancelled: order.cancelledAt !== null,
    isCashOnDelivery: isCashOnDelivery(order),
    upsellOnCod: settings.upsellOnCod,
    isSomethingPicked: picked !== null && !picked.isBoughtSince,
    isReceiptWhole: toReceipt(order) !== null,
    chatOpenUntil: recipient && openUntil(recipient),
    person: order.person,
    amountMinor: order.totalMinor,
    currency: order.currency,
    order,
    picked: picked?.product ?? null,
  };
}

function openUntil({ last_inbound_at: lastInboundAt, ad_wrote_at: adWroteAt }: Subscriber): Date {
  return new Date(windowEndMs({ lastInboundAt, adWroteAt }));
}
