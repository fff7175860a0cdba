import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../open-test-store.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** Turns a checkout into an order, so that a customer exists. */
async function placeOrder(): Promise<{ orderGid: string; customerGid: string }> {
  const checkout = await store.control('POST', '/checkouts', {
    phone: '+4915112345678',
    lines: [{ handle: 'moss-mug', quantity: 1 }],
  });
  const order = await store.control('POST', `/checkouts/${String(checkout.body['token'])}/complete`, {
    payment: 'cod',
  });
  const token = await store.install();
  const { body } = await store.graphql(token, '{ customers(first: 1) { nodes { id } } }');
  const [customer] = (body.data['customers'] as { nodes: { id: string }[] }).nodes;
  return {
    orderGid: `gid://shopify/Order/${String(order.body['orderId'])}`,
    customerGid: customer?.id ?? '',
  };
}

describe('without the scope, an app is refused', () => {
  it.each([
    ['customers', 'read_products', '{ customers(first: 1) { nodes { id } } }', 'read_customers'],
    ['orders', 'read_products', '{ orders(first: 1) { nodes { id } } }', 'read_orders'],
    [
      'abandonedCheckouts',
      'read_products',
      '{ abandonedCheckouts(first: 1) { nodes { id } } }',
      'read_orders',
    ],
    ['products', 'read_orders', '{ products(first: 1) { nodes { id } } }', 'read_products'],
    ['themes', 'read_orders', '{ themes(first: 1) { nodes { id } } }', 'read_themes'],
    ['draftOrders', 'read_orders', '{ draftOrders(first: 1) { nodes { id } } }', 'read_draft_orders'],
    [
      'orderCancel',
      'read_orders',
      'mutation { orderCancel(orderId: "gid://shopify/Order/1", reason: OTHER, restock: false) { job { id } } }',
      'write_orders',
    ],
  ])('%s', async (field, scope, query, needed) => {
    const { status, body } = await store.graphql(await store.install(scope), query);
    expect(status).toBe(200);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^Access denied for ${field} field\\. Required access: .*\`${needed}\` access scope`),
      ) as string,
      extensions: { code: 'ACCESS_DENIED' },
    });
  });

  it('the customer of an order, but not the order itself', async () => {
    const { orderGid } = await placeOrder();
    const token = await store.install('read_orders');
    const query = `{ order(id: "${orderGid}") { id customer { id } } }`;
    const { body } = await store.graphql(token, query);
    expect(body.data).toEqual({ order: { id: orderGid, customer: null } });
    expect(body.errors?.[0]?.message).toContain('Access denied for customer field.');
  });

  it('a customer by id', async () => {
    const { customerGid } = await placeOrder();
    const token = await store.install('read_products');
    const { body } = await store.graphql(token, `{ node(id: "${customerGid}") { id } }`);
    expect(body.data).toEqual({ node: null });
    expect(body.errors?.[0]?.message).toContain('Access denied for node field.');
  });

  it.each([
    ['Customer', 'read_customers,write_orders,write_products', 'write_customers'],
    ['Order', 'read_orders,write_customers,write_products', 'write_orders'],
  ] as const)('a change of the tags of a %s', async (kind, scope, needed) => {
    const { orderGid, customerGid } = await placeOrder();
    const id = kind === 'Order' ? orderGid : customerGid;
    const query = `mutation { tagsAdd(id: "${id}", tags: ["a"]) { node { id } userErrors { message } } }`;
    const denied = await store.graphql(await store.install(scope), query);
    expect(denied.body.errors?.[0]?.message).toContain(`\`${needed}\` access scope`);
    const allowed = await store.graphql(await store.install(needed), query);
    expect(allowed.body.data).toMatchObject({ tagsAdd: { node: { id }, userErrors: [] } });
  });
});

it('a write scope allows reading', async () => {
  const token = await store.install('write_customers');
  const { body } = await store.graphql(token, '{ customers(first: 1) { nodes { id } } }');
  expect(body.errors).toBeUndefined();
});

describe('a webhook subscription', () => {
  const subscribe = async (scope: string, topic: string, uri: string) => {
    const query =
      'mutation W($topic: WebhookSubscriptionTopic!, $sub: WebhookSubscriptionInput!) { webhookSubscriptionCreate(topic: $topic, webhookSubscription: $sub) { userErrors { field message } } }';
    const { body } = await store.graphql(await store.install(scope), query, { topic, sub: { uri } });
    return (body.data['webhookSubscriptionCreate'] as { userErrors: object[] }).userErrors;
  };
  const here = () => `${store.product.url}/webhooks/shopify`;
  const WRONG_TOPIC = 'You cannot create a webhook subscription with the specified topic';

  it.each([
    ['ORDERS_CREATE', 'read_products', WRONG_TOPIC],
    ['CHECKOUTS_UPDATE', 'read_products', WRONG_TOPIC],
    ['CUSTOMERS_UPDATE', 'read_orders', WRONG_TOPIC],
    ['FULFILLMENTS_UPDATE', 'read_orders', WRONG_TOPIC],
    ['ORDERS_CREATE', 'write_orders', null],
    ['APP_UNINSTALLED', 'read_products', null],
  ])('to %s with %s', async (topic, scope, message) => {
    const refused = await subscribe(scope, topic, here());
    expect(refused).toEqual(message === null ? [] : [expect.objectContaining({ message })]);
  });

  it('must have an https URL, except on this machine', async () => {
    expect(await subscribe('read_orders', 'ORDERS_CREATE', 'http://shop.example.com/hooks')).toEqual([
      {
        field: ['webhookSubscription', 'callbackUrl'],
        message: 'Address protocol http:// is not supported',
      },
    ]);
    expect(await subscribe('read_orders', 'ORDERS_CREATE', 'https://shop.example.com/hooks')).toEqual([]);
  });
});
