import { lineName } from '../../bodies/order-line-body.ts';
import { unfulfilledQuantity, discountOn } from '../../orders/order-money.ts';
import type { Order, OrderLine } from '../../orders/order.ts';
import { productImageUrl } from '../../store-links.ts';
import type { StoreProduct, StoreVariant } from '../../store.ts';
import { moneyBag } from '../money-bag.ts';
import type { Asked } from '../resolver.ts';
import { productNode, variantNode } from '../resolvers/product-resolvers.ts';

/** Returns a line of an order in the Admin API's form. */
export function lineNode(asked: Asked, order: Order, line: OrderLine) {
  const { store } = asked.records;
  const bag = (cents: number) => moneyBag(cents, store.currency);
  const fullCents = line.priceCents * line.quantity;
  return {
    __typename: 'LineItem',
    id: `gid://shopify/LineItem/${line.id}`,
    title: line.title,
    name: lineName(line),
    variantTitle: line.variantTitle,
    vendor: store.name,
    sku: line.handle.toUpperCase(),
    quantity: line.quantity,
    currentQuantity: line.currentQuantity,
    unfulfilledQuantity: unfulfilledQuantity(order, line.id),
    refundableQuantity: line.currentQuantity,
    nonFulfillableQuantity: line.quantity - line.currentQuantity,
    requiresShipping: true,
    taxable: true,
    isGiftCard: false,
    customAttributes: line.attributes,
    discountAllocations: [],
    originalUnitPriceSet: bag(line.priceCents),
    discountedUnitPriceSet: bag(line.priceCents),
    originalTotalSet: bag(fullCents),
    discountedTotalSet: bag(fullCents),
    totalDiscountSet: bag(0),
    unfulfilledDiscountedTotalSet: bag(line.priceCents * unfulfilledQuantity(order, line.id)),
    discountedUnitPriceAfterAllDiscountsSet: bag(
      line.quantity === 0 ? 0 : Math.round((fullCents - discountOn(order, fullCents)) / line.quantity),
    ),
    ...catalogueParts(asked, line),
  };
}

/** Returns the product and variant of a line. Null if the product is deleted. */
export function catalogueParts(
  asked: Asked,
  line: { handle: string; title: string; variantId: number | null },
) {
  const found = findInCatalogue(asked, line);
  const image = { url: imageOf(asked, line), altText: line.title, width: 800, height: 800 };
  return {
    image: found ? image : null,
    product: () => (found ? productNode(asked, found.product) : null),
    variant: () => (found ? variantNode(asked, found.product, found.variant) : null),
  };
}

function imageOf({ sandbox, records: { store } }: Asked, { handle }: { handle: string }): string {
  return productImageUrl(sandbox, store.shop, handle);
}

function findInCatalogue(
  { records }: Asked,
  { handle, variantId }: { handle: string; variantId: number | null },
): { product: StoreProduct; variant: StoreVariant } | null {
  const product = records.products.get(handle);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant ? { product, variant } : null;
}
