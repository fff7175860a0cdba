import { expect, it } from 'vitest';
import type * as z from 'zod';
import { oddBodies } from '#platform/testing/odd-values.ts';
import { CustomerNode } from './bulk-operations.ts';
import { CollectionNode, ProductNode, VariantNode, productPage } from './catalogue-operations.ts';
import { ordersById } from './change-operations.ts';
import { LineNode, OrderNode } from './order-node.ts';

const at = '2026-11-20T11:00:00Z';
const money = { shopMoney: { amount: '24.00', currencyCode: 'EUR' } };
const address = { firstName: 'Lena', phone: '+4915215550101', countryCodeV2: 'DE' };
const line = {
  title: 'Moss mug',
  quantity: 2,
  product: { legacyResourceId: '8' },
  originalUnitPriceSet: money,
  currentQuantity: 2,
  variantTitle: 'Green',
  variant: { legacyResourceId: '7' },
};
const order = {
  id: 'gid://shopify/Order/1',
  legacyResourceId: '1',
  name: '#1',
  checkoutToken: 'c0ffee',
  cartToken: null,
  email: 'lena@example.com',
  phone: null,
  currencyCode: 'EUR',
  createdAt: at,
  updatedAt: at,
  cancelledAt: null,
  displayFinancialStatus: 'PAID',
  paymentGatewayNames: ['manual'],
  discountCodes: ['TEN'],
  totalPriceSet: money,
  currentTotalPriceSet: money,
  customer: {
    legacyResourceId: '55',
    firstName: 'Lena',
    defaultPhoneNumber: { phoneNumber: '+4915215550101' },
    defaultEmailAddress: { emailAddress: 'lena@example.com' },
    defaultAddress: address,
  },
  shippingAddress: address,
  billingAddress: address,
  refunds: [],
  tags: ['one'],
  test: false,
  sourceName: 'web',
  statusPageUrl: 'https://demo.example/1',
  displayFulfillmentStatus: 'FULFILLED',
  customAttributes: [{ key: 'gift', value: 'yes' }],
  fulfillments: [
    {
      legacyResourceId: '5',
      status: 'SUCCESS',
      displayStatus: 'DELIVERED',
      createdAt: at,
      updatedAt: at,
      deliveredAt: at,
      trackingInfo: [{ company: 'DHL', number: '1', url: null }],
    },
  ],
};
const variant = {
  legacyResourceId: '7',
  title: 'Green',
  sku: null,
  price: '24.00',
  compareAtPrice: null,
  availableForSale: true,
  inventoryQuantity: 3,
};
const product = {
  legacyResourceId: '8',
  title: 'Moss mug',
  handle: 'moss-mug',
  status: 'ACTIVE',
  vendor: 'Wren',
  productType: '',
  tags: ['one'],
  publishedAt: at,
  updatedAt: at,
  featuredMedia: { preview: { image: { url: 'https://wren.example/m.png' } } },
};

const NEEDED =
  /^(id|legacyResourceId|updatedAt|createdAt|currencyCode|totalPriceSet.*|currentTotalPriceSet.*|refunds)$/;

it.each<[string, z.ZodType, object]>([
  ['an order', OrderNode, order],
  ['a line', LineNode, line],
  ['a product', ProductNode, product],
  ['a variant', VariantNode, variant],
  ['a collection', CollectionNode, { ...product, id: '4', image: { url: 'https://wren.example/m.png' } }],
  ['a customer', CustomerNode, { ...order.customer, id: '55', lastName: 'Vogt', updatedAt: at }],
])('an unexpected field of %s loses only that field', (_name, schema, node) => {
  const lost = oddBodies(node).filter(
    ({ path, body }) => !NEEDED.test(path) && !schema.safeParse(body).success,
  );
  expect(lost.map(({ path, value }) => [path, value])).toEqual([]);
});

it('reads the rest of a page if one item is unreadable', () => {
  const pageInfo = { hasNextPage: false, endCursor: null };
  const whole = { ...order, lineItems: { nodes: [line, null], pageInfo } };
  expect(
    ordersById.data.parse({ nodes: [{ ...whole, totalPriceSet: 'x' }, null, whole] }).nodes,
  ).toMatchObject([null, null, { legacyResourceId: '1', lineItems: { nodes: [{ quantity: 2 }] } }]);
  const variants = { nodes: [variant], pageInfo };
  const nodes = [
    { ...product, variants, legacyResourceId: null },
    { ...product, variants },
  ];
  expect(productPage.data.parse({ products: { nodes, pageInfo } }).products.nodes).toHaveLength(1);
});
