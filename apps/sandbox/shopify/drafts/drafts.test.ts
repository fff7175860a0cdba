import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerStorefront } from '../../storefront/storefront-routes.ts';
import { openTestStore, type TestStore } from '../open-test-store.ts';

let store: TestStore;
let token: string;
beforeEach(async () => {
  store = await openTestStore();
  await store.server.register(registerStorefront, { prefix: '/store', sandbox: store.sandbox });
  token = await store.install();
  await store.subscribe(
    token,
    'ORDERS_CREATE',
    'ORDERS_PAID',
    'ORDERS_CANCELLED',
    'DRAFT_ORDERS_CREATE',
    'DRAFT_ORDERS_UPDATE',
    'DRAFT_ORDERS_DELETE',
  );
});
afterEach(() => store.close());

const FIELDS =
  'id name status invoiceUrl tags customAttributes { key value } totalPriceSet { shopMoney { amount } } totalDiscountsSet { shopMoney { amount } } order { id }';
const CREATE = `mutation C($input: DraftOrderInput!) { made: draftOrderCreate(input: $input) { draftOrder { ${FIELDS} } userErrors { field message } } }`;

interface Draft {
  id: string;
  name: string;
  status: string;
  invoiceUrl: string;
  order: { id: string } | null;
}
interface Made {
  draftOrder: Draft | null;
  userErrors: { field: string[] | null; message: string }[];
}

async function ask<Answer>(query: string, variables: object = {}): Promise<Answer> {
  const { body } = await store.graphql(token, query, variables);
  expect(body.errors).toBeUndefined();
  return body.data as Answer;
}

async function makeInput(more: object = {}): Promise<object> {
  const products = (await store.control('GET', '/products')).body as unknown as {
    handle: string;
    variantId: number;
  }[];
  const variant = products.find(({ handle }) => handle === 'willow-teapot')?.variantId;
  return {
    email: 'lena@example.com',
    phone: '+4915112345678',
    lineItems: [{ variantId: `gid://shopify/ProductVariant/${variant}`, quantity: 2 }],
    appliedDiscount: { valueType: 'PERCENTAGE', value: 5, title: 'Prepaid' },
    tags: ['from-cod'],
    note: 'Instead of #1001',
    customAttributes: [{ key: 'order', value: '1001' }],
    shippingAddress: {
      firstName: 'Lena',
      lastName: 'Vogt',
      address1: 'Amselweg 3',
      zip: '10437',
      city: 'Berlin',
    },
    ...more,
  };
}

async function makeDraft(more: object = {}): Promise<Draft> {
  const { made } = await ask<{ made: Made }>(CREATE, { input: await makeInput(more) });
  expect(made.userErrors).toEqual([]);
  if (!made.draftOrder) throw new Error('There is no draft');
  return made.draftOrder;
}

async function newWebhooks(): Promise<{ topic: string; body: Record<string, unknown> }[]> {
  await store.sandbox.webhooks.settled();
  return store.product.received.splice(0);
}

const post = (path: string, form: Record<string, string>) =>
  store.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

it('a draft is paid on its page and becomes an order with its tags, note and attributes', async () => {
  const draft = await makeDraft();
  expect(draft).toMatchObject({
    name: '#D1',
    status: 'OPEN',
    order: null,
    totalPriceSet: { shopMoney: { amount: '117.80' } },
    totalDiscountsSet: { shopMoney: { amount: '6.20' } },
  });
  expect((await newWebhooks()).map(({ topic }) => topic)).toEqual(['draft_orders/create']);
  const { pathname } = new URL(draft.invoiceUrl);
  const page = await store.server.inject(pathname);
  expect(page.body).toContain('Willow teapot');
  expect(page.body).toContain('Discount Prepaid');
  expect(page.body).toContain('Pay €117.80');

  const paid = await post(pathname, { pay: 'card' });
  expect(paid.headers.location).toContain('/orders/');
  const hooks = await newWebhooks();
  expect(hooks.map(({ topic }) => topic).toSorted()).toEqual([
    'draft_orders/update',
    'orders/create',
    'orders/paid',
  ]);
  expect(hooks.find(({ topic }) => topic === 'orders/create')?.body).toMatchObject({
    source_name: 'shopify_draft_order',
    financial_status: 'paid',
    total_price: '117.80',
    total_discounts: '6.20',
    tags: 'from-cod',
    note: 'Instead of #1001',
    note_attributes: [{ name: 'order', value: '1001' }],
    phone: '+4915112345678',
    discount_codes: [],
    discount_applications: [{ type: 'manual', title: 'Prepaid', value: '5.0' }],
  });
  expect(hooks.find(({ topic }) => topic === 'draft_orders/update')?.body).toMatchObject({
    status: 'completed',
    order_id: expect.any(Number) as number,
  });
  const again = await post(pathname, { pay: 'card' });
  expect(again.headers.location).toContain('/invoices/');
  expect((await store.server.inject(pathname)).headers.location).toBe(paid.headers.location);
  expect(await newWebhooks()).toEqual([]);
});

it('the payment page adds delivery if the draft has none', async () => {
  const draft = await makeDraft({
    lineItems: [
      {
        title: 'Gift wrap',
        quantity: 1,
        originalUnitPriceWithCurrency: { amount: '10.00', currencyCode: 'EUR' },
      },
    ],
  });
  const { pathname } = new URL(draft.invoiceUrl);
  expect((await store.server.inject(pathname)).body).toContain('Pay €14.40');
});

it('a draft can be found by its id and its tag', async () => {
  const draft = await makeDraft();
  await makeDraft({ tags: ['another'] });
  const byTag = await ask<{ draftOrders: { nodes: Draft[] } }>(
    '{ draftOrders(first: 10, query: "tag:from-cod status:open") { nodes { id } } }',
  );
  expect(byTag.draftOrders.nodes).toEqual([{ id: draft.id }]);
  const byId = await ask<{ draftOrder: Draft }>('query D($id: ID!) { draftOrder(id: $id) { name } }', {
    id: draft.id,
  });
  expect(byId.draftOrder.name).toBe('#D1');
});

it('a draft can be deleted until it is paid', async () => {
  const remove =
    'mutation D($id: ID!) { gone: draftOrderDelete(input: { id: $id }) { deletedId userErrors { message } } }';
  const draft = await makeDraft();
  await newWebhooks();
  expect(await ask(remove, { id: draft.id })).toMatchObject({
    gone: { deletedId: draft.id, userErrors: [] },
  });
  const [hook] = await newWebhooks();
  expect(hook).toMatchObject({
    topic: 'draft_orders/delete',
    body: { id: Number(draft.id.split('/').at(-1)) },
  });
  expect((await store.server.inject(new URL(draft.invoiceUrl).pathname)).statusCode).toBe(404);
  const other = await makeDraft();
  await store.control('POST', `/drafts/${other.id.split('/').at(-1)}/pay`);
  expect(await ask(remove, { id: other.id })).toMatchObject({ gone: { deletedId: null, userErrors: [{}] } });
});

it('an app completes a draft, paid or unpaid', async () => {
  const complete =
    'mutation P($id: ID!, $pending: Boolean) { done: draftOrderComplete(id: $id, paymentPending: $pending) { draftOrder { status order { displayFinancialStatus paymentGatewayNames sourceName } } userErrors { message } } }';
  const { id } = await makeDraft();
  expect(await ask(complete, { id, pending: true })).toMatchObject({
    done: {
      draftOrder: {
        status: 'COMPLETED',
        order: { displayFinancialStatus: 'PENDING', paymentGatewayNames: ['manual'] },
      },
    },
  });
  expect(await ask(complete, { id })).toMatchObject({
    done: { draftOrder: null, userErrors: [{ message: 'This order has been paid' }] },
  });
});

it('an invalid draft is refused with the reason', async () => {
  const variantId = 'gid://shopify/ProductVariant/1';
  const cases: [object, string][] = [
    [{ lineItems: [] }, 'Add at least 1 product'],
    [{ lineItems: [{ variantId, quantity: 1 }] }, 'Product with ID 1 is no longer available.'],
    [{ appliedDiscount: { valueType: 'PERCENTAGE', value: 101 } }, 'Value must be between 0 and 100'],
    [{ purchasingEntity: { customerId: 'gid://shopify/Customer/1' } }, 'Customer does not exist'],
  ];
  for (const [more, message] of cases) {
    const { made } = await ask<{ made: Made }>(CREATE, { input: await makeInput(more) });
    expect(made).toMatchObject({ draftOrder: null, userErrors: [{ message }] });
  }
});
