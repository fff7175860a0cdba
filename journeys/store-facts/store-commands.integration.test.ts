import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StoreCommand } from '#features/foundations/store-data/contract/store-command.ts';
import {
  countCommandsGivenUp,
  queueStoreCommand,
  tryCommandsAgain,
} from '#features/foundations/store-data/server/index.ts';
import { StoreCommander } from '#features/foundations/store-data/server/wiring.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import { openFactsFixture, type FactsFixture } from './facts-fixture.ts';
import { startStandInStore, type StandInStore } from './stand-in-store.ts';

let store: StandInStore;
let fixture: FactsFixture;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  store = await startStandInStore();
  fixture = await openFactsFixture({ storeUrl: store.url });
});
beforeEach(async () => {
  await fixture.rows('delete from store_commands');
  store.asked.length = 0;
  fixture.takePublished();
});
afterAll(async () => {
  await fixture.close();
  await store.close();
});

const TAG: StoreCommand = { kind: 'tagOrder', orderId: '7', add: ['COD-CONFIRMED'] };
const CANCEL: StoreCommand = {
  kind: 'cancelOrder',
  orderId: '7',
  reason: 'customer',
  restock: true,
  note: 'Cancelled in the chat',
  refund: false,
  notify: false,
};
const DRAFT: StoreCommand = {
  kind: 'createDraftOrder',
  orderId: '7',
  lines: [
    { variantId: '71', title: 'Mug', priceMinor: 1200, quantity: 2 },
    { variantId: null, title: 'Gone', priceMinor: 950, quantity: 1 },
  ],
  percentOff: 5,
  discountTitle: 'Prepaid',
  note: null,
  tags: ['ConvertedFromCOD'],
  attributes: { bellbird: 'order:7' },
  reserveUntil: null,
};
const done = { data: { tagsAdd: { node: { id: 'x' }, userErrors: [] } } };

function queue(key: string, command: StoreCommand): Promise<boolean> {
  return fixture.ctx.db
    .transaction()
    .execute((tx) => queueStoreCommand(fixture.ctx, tx, { shopId: fixture.shopId, key, command }));
}

/** Tries everything that is due once, with a new worker. */
async function work(): Promise<void> {
  const commander = new StoreCommander(fixture.ctx, fixture.stores);
  await commander.workOff();
  await commander.settled();
}

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
  fixture.at(now);
}

const states = () =>
  fixture.rows('select command_key as key, state, attempts from store_commands order by 1');
const names = () => store.asked.map(({ name }) => name);

it('executes a queued command once for its key', async () => {
  store.answer('TagsAdd', () => done);
  expect([await queue('tag', TAG), await queue('tag', TAG)]).toEqual([true, false]);
  await work();
  await work();
  expect(store.asked).toEqual([
    { name: 'TagsAdd', variables: { id: 'gid://shopify/Order/7', tags: ['COD-CONFIRMED'] } },
  ]);
  expect(await states()).toEqual([{ key: 'tag', state: 'done', attempts: 1 }]);
});

it('retries with growing pauses while the store is down, gives up after hours, and continues on request', async () => {
  store.answer('TagsAdd', () => ({ status: 503 }));
  await queue('tag', TAG);
  await work();
  await work();
  expect(names()).toHaveLength(1);
  for (let nth = 0; nth < 12; nth += 1) {
    later(31);
    await work();
  }
  expect(names()).toHaveLength(12);
  expect(fixture.takePublished()).toEqual(['storeCommandGivenUp']);
  expect(await countCommandsGivenUp(fixture.ctx.db, fixture.shopId)).toBe(1);
  store.answer('TagsAdd', () => done);
  await fixture.ctx.db.transaction().execute((tx) => tryCommandsAgain(tx, fixture.shopId, now));
  await work();
  expect(await states()).toMatchObject([{ state: 'done' }]);
});

it('does not count an attempt that the store throttled', async () => {
  const extensions = {
    cost: { requestedQueryCost: 10, throttleStatus: { currentlyAvailable: 0, restoreRate: 5 } },
  };
  store.answer('TagsAdd', () => ({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions,
  }));
  await queue('tag', TAG);
  await work();
  expect(await states()).toEqual([{ key: 'tag', state: 'due', attempts: 0 }]);
});

it('gives up immediately if the store refuses or the command is unreadable, and executes the others', async () => {
  store.answer('TagsAdd', ({ id }) =>
    id === 'gid://shopify/Order/7'
      ? { data: { tagsAdd: { node: null, userErrors: [{ message: 'Order does not exist' }] } } }
      : done,
  );
  await queue('gone', TAG);
  await queue('odd', { ...TAG, orderId: '8' });
  await fixture.rows(`update store_commands set payload = '{"add": 5}' where command_key = 'odd'`);
  await queue('tag', { ...TAG, orderId: '9' });
  await work();
  expect(await states()).toMatchObject([
    { key: 'gone', state: 'givenUp' },
    { key: 'odd', state: 'givenUp' },
    { key: 'tag', state: 'done' },
  ]);
});

it.each([
  ['PAID', 'givenUp'],
  ['AUTHORIZED', 'givenUp'],
  ['PENDING', 'done'],
])('cancels only unpaid orders if the command says so: %s', async (displayFinancialStatus, state) => {
  store.answer('OrderCancellation', () => ({
    data: { order: { id: 'x', cancelledAt: null, displayFinancialStatus } },
  }));
  store.answer('OrderCancel', () => ({ data: { orderCancel: { job: null, orderCancelUserErrors: [] } } }));
  await queue('cancel', { ...CANCEL, unlessPaid: true });
  await work();
  expect(await states()).toEqual([{ key: 'cancel', state, attempts: 1 }]);
  expect(names().includes('OrderCancel')).toBe(state === 'done');
});

it('cancels an order once, although the answer to the first attempt was lost', async () => {
  let cancelledAt: string | null = null;
  store.answer('OrderCancellation', () => ({ data: { order: { id: 'x', cancelledAt } } }));
  store.answer('OrderCancel', () => {
    cancelledAt = now.toISOString();
    return { status: 504 };
  });
  await queue('cancel', CANCEL);
  await work();
  later(5);
  await work();
  expect(names()).toEqual(['OrderCancellation', 'OrderCancel', 'OrderCancellation']);
  expect(store.asked[1]?.variables).toEqual({
    orderId: 'gid://shopify/Order/7',
    reason: 'CUSTOMER',
    restock: true,
    notify: false,
    note: 'Cancelled in the chat',
    refund: { originalPaymentMethodsRefund: false },
  });
  expect(await states()).toEqual([{ key: 'cancel', state: 'done', attempts: 2 }]);
});

it('creates a draft for the customer, and finds it again after a worker died meanwhile', async () => {
  const drafts: { tags: string[]; customAttributes: unknown[] }[] = [];
  const draft = { id: 'gid://shopify/DraftOrder/900', invoiceUrl: 'https://wren.example/invoices/1' };
  const shippingAddress = {
    firstName: 'Lena',
    lastName: null,
    company: null,
    address1: 'Hauptstr. 1',
    address2: null,
    city: 'Berlin',
    provinceCode: null,
    countryCodeV2: 'DE',
    zip: '10115',
    phone: '+4915123456780',
  };
  store.answer('OrderRecipient', () => ({
    data: {
      order: {
        id: 'gid://shopify/Order/7',
        email: 'lena@example.com',
        phone: null,
        currencyCode: 'EUR',
        customer: { id: 'gid://shopify/Customer/5' },
        shippingAddress,
        billingAddress: null,
      },
    },
  }));
  store.answer('DraftCreate', ({ input }) => {
    drafts.push(input as never);
    // The store creates the draft, and the answer is lost.
    return { status: 502 };
  });
  store.answer('DraftsByTag', ({ query }) => ({
    data: {
      draftOrders: {
        nodes: drafts
          .filter(({ tags }) => tags.includes(String(query).slice(4)))
          .map(({ customAttributes }) => ({ ...draft, customAttributes })),
      },
    },
  }));
  await queue('convert:7', DRAFT);
  await work();
  later(5);
  await work();
  expect(names()).toEqual(['OrderRecipient', 'DraftCreate', 'DraftsByTag']);
  expect(drafts).toMatchObject([
    {
      purchasingEntity: { customerId: 'gid://shopify/Customer/5' },
      shippingAddress: { countryCode: 'DE', city: 'Berlin' },
      lineItems: [
        { variantId: 'gid://shopify/ProductVariant/71', quantity: 2 },
        {
          title: 'Gone',
          originalUnitPriceWithCurrency: { amount: '9.50', currencyCode: 'EUR' },
          quantity: 1,
        },
      ],
      appliedDiscount: { valueType: 'PERCENTAGE', value: 5, title: 'Prepaid' },
      customAttributes: [{ key: 'bellbird', value: 'order:7' }, { key: '_bellbird_command' }],
    },
  ]);
  expect(fixture.published).toEqual([
    {
      name: 'draftOrderReady',
      event: {
        shopId: fixture.shopId,
        commandKey: 'convert:7',
        orderId: '7',
        draftOrderId: '900',
        invoiceUrl: draft.invoiceUrl,
      },
    },
  ]);
});

it('deletes a draft, except one that was paid meanwhile', async () => {
  const status: Record<string, string> = { '1': 'OPEN', '2': 'COMPLETED' };
  store.answer('DraftStatus', ({ id }) => ({
    data: { draftOrder: { id, status: status[String(id).split('/').at(-1) ?? ''] } },
  }));
  store.answer('DraftDelete', () => ({ data: { draftOrderDelete: { deletedId: 'x', userErrors: [] } } }));
  await queue('expire:1', { kind: 'deleteDraftOrder', orderId: '7', draftOrderId: '1' });
  await queue('expire:2', { kind: 'deleteDraftOrder', orderId: '7', draftOrderId: '2' });
  await work();
  expect(names()).toEqual(['DraftStatus', 'DraftDelete', 'DraftStatus']);
  expect(await states()).toMatchObject([{ state: 'done' }, { state: 'done' }]);
});
