import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  AppSubscriptionPayload,
  CappedAmountPayload,
} from '#partners/shopify/payloads/app-subscription-payload.ts';
import { openTestStore, SHOP, type TestStore } from '../open-test-store.ts';
import { billingOf } from './app-subscription.ts';

const CREATE = `mutation C($name: String!, $lineItems: [AppSubscriptionLineItemInput!]!, $returnUrl: URL!) {
  appSubscriptionCreate(name: $name, lineItems: $lineItems, returnUrl: $returnUrl, test: true, trialDays: 14) {
    appSubscription { id status currentPeriodEnd lineItems { id plan { pricingDetails { __typename } } } }
    confirmationUrl userErrors { field message } } }`;
const USE = `mutation U($line: ID!, $amount: Decimal!, $key: String) {
  appUsageRecordCreate(subscriptionLineItemId: $line, price: { amount: $amount, currencyCode: USD },
    description: "Step", idempotencyKey: $key) { appUsageRecord { id price { amount } } userErrors { message } } }`;
const TWO_DAYS_MS = 2 * 24 * 3600 * 1000;
const ACTIVE = '{ currentAppInstallation { activeSubscriptions { id name status } } }';

let store: TestStore;
let token: string;
beforeEach(async () => {
  store = await openTestStore();
  token = await store.install();
  await store.subscribe(token, 'APP_SUBSCRIPTIONS_UPDATE', 'APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT');
});
afterEach(() => store.close());

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const recurring = {
  plan: { appRecurringPricingDetails: { interval: 'EVERY_30_DAYS', price: usd('19.99') } },
};
const usage = { plan: { appUsagePricingDetails: { terms: '$5 a step', cappedAmount: usd('20.00') } } };

interface Made {
  id: string;
  number: string;
  page: string;
  usageLine: string;
}

async function create(name = 'Pro plan'): Promise<Made> {
  const returnUrl = `${store.product.url}/confirm?subscription=s-1`;
  const { body } = await store.graphql(token, CREATE, { name, lineItems: [recurring, usage], returnUrl });
  const made = body.data['appSubscriptionCreate'] as {
    appSubscription: { id: string; lineItems: { id: string }[] };
    confirmationUrl: string;
    userErrors: unknown[];
  };
  expect(made.userErrors).toEqual([]);
  const { pathname, search } = new URL(made.confirmationUrl);
  const { id, lineItems } = made.appSubscription;
  return {
    id,
    number: id.split('/').at(-1) ?? '',
    page: pathname + search,
    usageLine: lineItems[1]?.id ?? '',
  };
}

function decide(page: string, decision: string) {
  return store.server.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
}

async function posted(): Promise<string[]> {
  await store.sandbox.webhooks.settled();
  return store.product.received
    .filter(({ topic }) => topic === 'app_subscriptions/update')
    .map(({ body }) => AppSubscriptionPayload.parse(body).app_subscription)
    .map(({ name, status }) => `${name} ${status}`);
}

async function use(line: string, amount: string, key: string) {
  const { body } = await store.graphql(token, USE, { line, amount, key });
  return body.data['appUsageRecordCreate'] as {
    appUsageRecord: { id: string } | null;
    userErrors: { message: string }[];
  };
}

it('shows the requested charge, and starts the subscription after the approval', async () => {
  const { page, number } = await create();
  const shown = await store.server.inject(page);
  expect(shown.body).toContain('$19.99 every 30 days');
  expect(shown.body).toContain('Up to $20.00 every 30 days');
  expect(shown.body).toContain('test charge');
  const approved = await decide(page, 'approve');
  expect(approved.statusCode).toBe(302);
  expect(approved.headers.location).toBe(`${store.product.url}/confirm?subscription=s-1&charge_id=${number}`);
  expect(await posted()).toEqual(['Pro plan ACTIVE']);
  const { body } = await store.graphql(token, ACTIVE);
  expect(body.data).toMatchObject({
    currentAppInstallation: { activeSubscriptions: [{ name: 'Pro plan', status: 'ACTIVE' }] },
  });
  expect((await decide(page, 'approve')).statusCode).toBe(410);
});

it('replaces the previous subscription with the newly approved one', async () => {
  await decide((await create('Small')).page, 'approve');
  await decide((await create('Large')).page, 'approve');
  expect((await posted()).toSorted()).toEqual(['Large ACTIVE', 'Small ACTIVE', 'Small CANCELLED']);
});

it('closes the page of a charge that was declined or left open for two days', async () => {
  const declined = await create('Declined');
  await decide(declined.page, 'decline');
  const late = await create('Late');
  const asked = billingOf(store.sandbox, SHOP).subscriptions.get(late.number);
  if (asked) asked.createdAt = new Date(store.sandbox.clock.now().getTime() - TWO_DAYS_MS).toISOString();
  await expect.poll(posted).toEqual(['Declined DECLINED', 'Late EXPIRED']);
  for (const { page } of [declined, late]) {
    expect((await store.server.inject(page)).statusCode).toBe(410);
    expect((await decide(page, 'approve')).statusCode).toBe(410);
  }
});

it('rejects a confirmation URL with a wrong signature', async () => {
  const { page } = await create();
  expect((await store.server.inject(`${page}x`)).statusCode).toBe(404);
});

it('charges usage once for each key, warns at 90 % of the cap, and never exceeds the cap', async () => {
  const { page, usageLine } = await create();
  expect(await use(usageLine, '5.00', 'early')).toMatchObject({ appUsageRecord: null });
  await decide(page, 'approve');
  const first = await use(usageLine, '9.00', 'step-1');
  expect(await use(usageLine, '9.00', 'step-1')).toEqual(first);
  await use(usageLine, '9.00', 'step-2');
  expect(await use(usageLine, '9.00', 'step-3')).toEqual({
    appUsageRecord: null,
    userErrors: [{ message: 'Total price exceeds balance remaining' }],
  });
  await store.sandbox.webhooks.settled();
  const warnings = store.product.received.filter(({ topic }) => topic.endsWith('approaching_capped_amount'));
  expect(warnings.map(({ body }) => CappedAmountPayload.parse(body).app_subscription)).toMatchObject([
    { balance_used: '18.00', capped_amount: '20.00' },
  ]);
});

it('raises a cap after the merchant’s approval', async () => {
  const { page, usageLine } = await create();
  await decide(page, 'approve');
  const raise = `mutation R($id: ID!, $cap: MoneyInput!) { appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cap) { confirmationUrl userErrors { message } } }`;
  const lower = await store.graphql(token, raise, { id: usageLine, cap: usd('10.00') });
  expect(lower.body.data).toMatchObject({ appSubscriptionLineItemUpdate: { confirmationUrl: null } });
  await store.graphql(token, raise, { id: usageLine, cap: usd('40.00') });
  expect(await use(usageLine, '30.00', 'big')).toMatchObject({ appUsageRecord: null });
  expect((await store.server.inject(page)).body).toContain('$40.00');
  await decide(page, 'approve');
  expect(await use(usageLine, '30.00', 'big')).toMatchObject({ userErrors: [] });
});

it('cancels the app’s charge when the app is removed', async () => {
  await decide((await create()).page, 'approve');
  await store.control('POST', '/uninstall');
  expect(await posted()).toEqual(['Pro plan ACTIVE', 'Pro plan CANCELLED']);
});

it.each([
  ['two recurring lines', [recurring, recurring], 'Only one'],
  ['a charge without a line', [], 'At least one'],
  ['a price of zero', [{ plan: { appRecurringPricingDetails: { price: usd('0.00') } } }], 'greater than 0'],
])('refuses %s', async (_what, lineItems, words) => {
  const { body } = await store.graphql(token, CREATE, { name: 'X', lineItems, returnUrl: store.product.url });
  const { userErrors } = body.data['appSubscriptionCreate'] as { userErrors: { message: string }[] };
  expect(userErrors[0]?.message).toContain(words);
});
