import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../open-test-store.ts';

let store: TestStore;
let token: string;
beforeEach(async () => {
  store = await openTestStore();
  token = await store.install();
  await store.subscribe(token, 'ORDERS_CANCELLED', 'ORDERS_UPDATED', 'ORDERS_PAID');
});
afterEach(() => store.close());

async function ask<Answer>(query: string, variables: object = {}): Promise<Answer> {
  const { body } = await store.graphql(token, query, variables);
  expect(body.errors).toBeUndefined();
  return body.data as Answer;
}

async function placeOrder(): Promise<string> {
  const checkout = await store.control('POST', '/checkouts', {
    phone: '+4915112345678',
    lines: [{ handle: 'moss-mug', quantity: 2 }],
  });
  const order = await store.control('POST', `/checkouts/${String(checkout.body['token'])}/complete`, {
    payment: 'cod',
  });
  return `gid://shopify/Order/${String(order.body['orderId'])}`;
}

async function untilDone(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await wait(10);
}

const CANCEL =
  'mutation C($id: ID!) { gone: orderCancel(orderId: $id, reason: CUSTOMER, restock: true, notifyCustomer: false, staffNote: "No answer") { job { id done } orderCancelUserErrors { code message } } }';

interface Cancelled {
  gone: { job: { id: string; done: boolean } | null; orderCancelUserErrors: { code: string }[] };
}

it('cancels an order after the response, and only once', async () => {
  const id = await placeOrder();
  const { gone } = await ask<Cancelled>(CANCEL, { id });
  expect(gone).toMatchObject({ job: { done: false }, orderCancelUserErrors: [] });
  const jobId = gone.job?.id;
  await untilDone(
    async () =>
      (await ask<{ job: { done: boolean } }>('query J($id: ID!) { job(id: $id) { done } }', { id: jobId }))
        .job.done,
  );
  expect(
    await ask(
      'query O($id: ID!) { order(id: $id) { cancelledAt cancelReason displayFinancialStatus currentTotalPriceSet { shopMoney { amount } } } }',
      { id },
    ),
  ).toMatchObject({
    order: {
      cancelledAt: expect.any(String) as string,
      cancelReason: 'CUSTOMER',
      displayFinancialStatus: 'VOIDED',
      currentTotalPriceSet: { shopMoney: { amount: '0.00' } },
    },
  });
  await store.sandbox.webhooks.settled();
  expect(store.product.received.filter(({ topic }) => topic === 'orders/cancelled')).toHaveLength(1);
  expect((await ask<Cancelled>(CANCEL, { id })).gone.orderCancelUserErrors).toMatchObject([
    { code: 'INVALID' },
  ]);
  expect(
    (await ask<Cancelled>(CANCEL, { id: 'gid://shopify/Order/1' })).gone.orderCancelUserErrors,
  ).toMatchObject([{ code: 'NOT_FOUND' }]);
});

it('sends no webhook for a tag that the order already has', async () => {
  const id = await placeOrder();
  const add = 'mutation T($id: ID!) { tagsAdd(id: $id, tags: ["COD-CONFIRMED"]) { userErrors { message } } }';
  await ask(add, { id });
  await ask(add, { id });
  await store.sandbox.webhooks.settled();
  expect(store.product.received.map(({ topic }) => topic)).toEqual(['orders/updated']);
});

it('marks an order as paid only once', async () => {
  const id = await placeOrder();
  const pay =
    'mutation P($id: ID!) { paid: orderMarkAsPaid(input: { id: $id }) { order { fullyPaid canMarkAsPaid } userErrors { message } } }';
  expect(await ask(pay, { id })).toMatchObject({
    paid: { order: { fullyPaid: true, canMarkAsPaid: false } },
  });
  expect(await ask(pay, { id })).toMatchObject({ paid: { order: null, userErrors: [{}] } });
});
