import { money, moneySet } from '../money.ts';
import { fulfilledQuantity, unfulfilledQuantity } from '../orders/order-money.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { Store } from '../store.ts';

/** Returns a line of an order, a fulfilment or a refund. */
export function orderLineBody(line: OrderLine, order: Order, store: Store) {
  return {
    id: line.id,
    admin_graphql_api_id: `gid://shopify/LineItem/${line.id}`,
    attributed_staffs: [],
    current_quantity: line.currentQuantity,
    fulfillable_quantity: unfulfilledQuantity(order, line.id),
    fulfillment_service: 'manual',
    fulfillment_status: fulfilmentOf(line, order),
    gift_card: false,
    grams: 400,
    name: lineName(line),
    price: money(line.priceCents),
    price_set: moneySet(line.priceCents, store.currency),
    product_exists: line.productId !== null,
    product_id: line.productId,
    properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    quantity: line.quantity,
    requires_shipping: true,
    sales_line_item_group_id: null,
    sku: line.handle.toUpperCase(),
    taxable: true,
    title: line.title,
    total_discount: '0.00',
    total_discount_set: moneySet(0, store.currency),
    variant_id: line.variantId,
    variant_inventory_management: 'shopify',
    variant_title: line.variantTitle,
    vendor: store.name,
    tax_lines: [],
    duties: [],
    discount_allocations: [],
  };
}

/** Returns a product's name, with the variant's name if the product has several. */
export function lineName({ title, variantTitle }: Pick<OrderLine, 'title' | 'variantTitle'>): string {
  return variantTitle === null ? title : `${title} - ${variantTitle}`;
}

function fulfilmentOf(line: OrderLine, order: Order): 'fulfilled' | 'partial' | null {
  if (fulfilledQuantity(order, line.id) === 0) return null;
  return unfulfilledQuantity(order, line.id) === 0 ? 'fulfilled' : 'partial';
}
