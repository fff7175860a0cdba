import { GraphQLError } from 'graphql';
import { checkoutTotals, type Totals } from '../../checkouts/checkout-totals.ts';
import { productImageUrl, recoveryUrl } from '../../store-links.ts';
import type { Checkout } from '../../store.ts';
import { connection, type PageArguments } from '../connection.ts';
import { moneyBag } from '../money-bag.ts';
import type { Resolver, Asked } from '../resolver.ts';
import { searchFor } from '../search-query.ts';
import { customerNode, mailingAddress } from './customer-resolvers.ts';
import { productNode, variantNode } from './product-resolvers.ts';

/** Resolvers for checkouts that were started and not completed. */
export const abandonedCheckoutResolvers: Record<string, Resolver> = {
  abandonedCheckouts: (
    args: PageArguments & { query?: string | null; sortKey?: string | null },
    asked: Asked,
  ) => {
    const fits = searchFor(args.query);
    const found = [...asked.records.checkouts.values()].filter(
      (checkout) => checkout.announced && !checkout.completedAt && fits(searchable(checkout)),
    );
    const sorted = found.toSorted(
      (a, b) => (args.sortKey === 'CREATED_AT' ? a.createdAt.localeCompare(b.createdAt) : 0) || a.id - b.id,
    );
    return connection(
      sorted.map((checkout) => checkoutNode(asked, checkout)),
      args,
    );
  },
};

export function checkoutNode(asked: Asked, checkout: Checkout) {
  const { sandbox, records } = asked;
  const totals = checkoutTotals(records, {
    ...checkout,
    hasAddress: checkout.address !== null,
    now: checkout.updatedAt,
  });
  const customer = records.customers.get(String(checkout.customerId));
  const bag = (cents: number) => moneyBag(cents, records.store.currency);
  return {
    __typename: 'AbandonedCheckout',
    id: `gid://shopify/AbandonedCheckout/${checkout.id}`,
    name: `#${checkout.id}`,
    abandonedCheckoutUrl: () => {
      if (records.store.withholdsRecoveryUrl === true) throw withheld('abandonedCheckoutUrl');
      return recoveryUrl(sandbox, records.store.shop, checkout);
    },
    createdAt: checkout.createdAt,
    updatedAt: checkout.updatedAt,
    completedAt: checkout.completedAt,
    note: '',
    customAttributes: [],
    discountCodes: totals.discount ? [totals.discount.code] : [],
    customer: customer ? customerNode(asked, customer) : null,
    shippingAddress: checkout.address && mailingAddress(checkout.address),
    billingAddress: checkout.address && mailingAddress(checkout.address),
    lineItemsQuantity: totals.lines.reduce((sum, line) => sum + line.quantity, 0),
    lineItems: (args: PageArguments) =>
      connection(
        totals.lines.map((line) => lineNode(asked, checkout, line)),
        args,
      ),
    subtotalPriceSet: bag(totals.subtotalCents - totals.discountCents),
    totalDiscountSet: bag(totals.discountCents),
    totalLineItemsPriceSet: bag(totals.subtotalCents),
    totalPriceSet: bag(totals.totalCents),
    taxesIncluded: true,
  };
}

/** Returns the error for a withheld field. The field cannot be null, so the whole page that contains it is lost. */
function withheld(field: string): GraphQLError {
  return new GraphQLError(
    `Access denied for ${field} field. This app is not approved to use protected customer data.`,
    { extensions: { code: 'ACCESS_DENIED' } },
  );
}

function lineNode(asked: Asked, checkout: Checkout, line: Totals['lines'][number]) {
  const { product, variant, quantity } = line;
  const { sandbox, records } = asked;
  return {
    __typename: 'AbandonedCheckoutLineItem',
    id: `gid://shopify/AbandonedCheckoutLineItem/${checkout.id}-${variant.id}`,
    title: product.title,
    variantTitle: product.variants.length > 1 ? variant.title : null,
    sku: product.handle.toUpperCase(),
    quantity,
    originalUnitPriceSet: moneyBag(variant.priceCents, records.store.currency),
    image: { url: productImageUrl(sandbox, records.store.shop, product.handle), altText: product.title },
    product: productNode(asked, product),
    variant: variantNode(asked, product, variant),
  };
}

function searchable(checkout: Checkout) {
  return {
    id: [checkout.id],
    created_at: [checkout.createdAt],
    updated_at: [checkout.updatedAt],
    status: ['open'],
    recovery_state: ['not_recovered'],
    email: [checkout.contact.email],
  };
}
