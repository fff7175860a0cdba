import type { Order, Refund } from '../../orders/order.ts';
import { connection, type PageArguments } from '../connection.ts';
import { moneyBag } from '../money-bag.ts';
import type { Asked } from '../resolver.ts';
import { lineNode } from './line-node.ts';

/** Returns a refund in the Admin API's form. */
export function refundNode(asked: Asked, order: Order, refund: Refund) {
  const bag = (cents: number) => moneyBag(cents, asked.records.store.currency);
  const lines = () =>
    refund.lines.flatMap(({ lineId, quantity, cents }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) return [];
      return [
        {
          __typename: 'RefundLineItem',
          id: `gid://shopify/RefundLineItem/${lineId + refund.id}`,
          quantity,
          restocked: refund.isRestocked,
          restockType: refund.isRestocked ? 'RETURN' : 'NO_RESTOCK',
          priceSet: bag(line.priceCents),
          subtotalSet: bag(cents),
          totalTaxSet: bag(0),
          lineItem: () => lineNode(asked, order, line),
        },
      ];
    });
  return {
    __typename: 'Refund',
    id: `gid://shopify/Refund/${refund.id}`,
    legacyResourceId: String(refund.id),
    createdAt: refund.createdAt,
    updatedAt: refund.createdAt,
    note: refund.note,
    totalRefundedSet: bag(refund.amountCents),
    refundLineItems: (args: PageArguments) => connection(lines(), args),
  };
}
