import { money, moneySet } from '../money.ts';
import type { OrderLine, Store } from '../store.ts';

/** One line of an order, and of a refund. */
export function orderLineBody(line: OrderLine, store: Store) {
  return {
    id: line.id,
    admin_graphql_api_id: `gid://shopify/LineItem/${line.id}`,
    attributed_staffs: [],
    current_quantity: line.quantity,
    fulfillable_quantity: line.quantity,
    fulfillment_service: 'manual',
    fulfillment_status: null,
    gift_card: false,
    grams: 400,
    name: line.title,
    price: money(line.priceCents),
    price_set: moneySet(line.priceCents, store.currency),
    product_exists: true,
    product_id: line.productId,
    properties: [],
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
    variant_title: null,
    vendor: store.name,
    tax_lines: [],
    duties: [],
    discount_allocations: [],
  };
}
