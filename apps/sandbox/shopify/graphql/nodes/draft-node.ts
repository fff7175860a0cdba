import { lineName } from '../../bodies/order-line-body.ts';
import { includedTaxCents } from '../../checkouts/checkout-totals.ts';
import type { DraftDiscount, DraftOrder } from '../../drafts/draft-order.ts';
import { draftTotals, type DraftTotals } from '../../drafts/draft-totals.ts';
import { invoiceUrl } from '../../store-links.ts';
import { connection, type PageArguments } from '../connection.ts';
import { moneyBag } from '../money-bag.ts';
import type { Asked } from '../resolver.ts';
import { customerNode, mailingAddress } from '../resolvers/customer-resolvers.ts';
import { catalogueParts } from './line-node.ts';
import { orderNode } from './order-node.ts';

/** Returns a draft order in the Admin API's form. */
export function draftNode(asked: Asked, draft: DraftOrder) {
  const { sandbox, records } = asked;
  const address = draft.shippingAddress && mailingAddress(draft.shippingAddress);
  return {
    __typename: 'DraftOrder',
    id: `gid://shopify/DraftOrder/${draft.id}`,
    legacyResourceId: String(draft.id),
    name: `#D${draft.number}`,
    status: draft.status.toUpperCase(),
    ready: true,
    invoiceUrl: invoiceUrl(sandbox, records.store.shop, draft),
    invoiceSentAt: null,
    createdAt: draft.createdAt,
    updatedAt: draft.updatedAt,
    completedAt: draft.completedAt,
    reserveInventoryUntil: draft.reserveInventoryUntil,
    email: draft.email,
    phone: draft.phone,
    note2: draft.note,
    tags: draft.tags,
    customAttributes: draft.attributes,
    discountCodes: [],
    taxExempt: false,
    taxesIncluded: true,
    currencyCode: records.store.currency,
    presentmentCurrencyCode: records.store.currency,
    shippingAddress: address,
    billingAddress: address,
    ...draftAmounts(asked, draft),
    ...draftParts(asked, draft),
  };
}

function draftAmounts({ records: { store } }: Asked, draft: DraftOrder) {
  const totals = draftTotals(draft);
  const bag = (cents: number) => moneyBag(cents, store.currency);
  return {
    appliedDiscount: discountNode(draft.discount, bag(totals.discountCents)),
    lineItemsSubtotalPrice: bag(totals.lineItemsCents),
    totalLineItemsPriceSet: bag(totals.lineItemsCents),
    totalDiscountsSet: bag(
      totals.discountCents + totals.lines.reduce((sum, { discountCents }) => sum + discountCents, 0),
    ),
    subtotalPriceSet: bag(totals.subtotalCents),
    totalShippingPriceSet: bag(totals.shippingCents),
    totalTaxSet: bag(includedTaxCents(totals.totalCents)),
    totalPriceSet: bag(totals.totalCents),
    totalQuantityOfLineItems: draft.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    shippingLine: draft.shipping && {
      title: draft.shipping.title,
      originalPriceSet: bag(draft.shipping.cents),
      discountedPriceSet: bag(draft.shipping.cents),
    },
  };
}

function draftParts(asked: Asked, draft: DraftOrder) {
  const { customers, orders } = asked.records;
  return {
    customer: () => {
      const customer = customers.get(String(draft.customerId));
      return customer ? customerNode(asked, customer) : null;
    },
    order: () => {
      const order = orders.get(String(draft.orderId));
      return order ? orderNode(asked, order) : null;
    },
    lineItems: (args: PageArguments) =>
      connection(
        draftTotals(draft).lines.map((line) => draftLineNode(asked, line)),
        args,
      ),
  };
}

function draftLineNode(asked: Asked, { line, cents, discountCents }: DraftTotals['lines'][number]) {
  const { store } = asked.records;
  const bag = (amount: number) => moneyBag(amount, store.currency);
  return {
    __typename: 'DraftOrderLineItem',
    id: `gid://shopify/DraftOrderLineItem/${line.id}`,
    uuid: String(line.id),
    title: line.title,
    name: lineName(line),
    variantTitle: line.variantTitle,
    vendor: store.name,
    sku: line.handle.toUpperCase(),
    quantity: line.quantity,
    custom: line.variantId === null,
    requiresShipping: true,
    taxable: true,
    isGiftCard: false,
    customAttributes: line.attributes,
    appliedDiscount: discountNode(line.discount, bag(discountCents)),
    originalUnitPriceSet: bag(line.priceCents),
    originalTotalSet: bag(line.priceCents * line.quantity),
    discountedTotalSet: bag(cents),
    totalDiscountSet: bag(discountCents),
    ...catalogueParts(asked, line),
  };
}

function discountNode(discount: DraftDiscount | null, amountSet: object) {
  return discount && { ...discount, amountSet };
}
