import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPersonScope } from '#features/administration/privacy/server/person-scope.ts';
import { PERSON_TABLES } from '#features/administration/privacy/server/person-tables.ts';
import {
  ANA,
  LENA,
  later,
  openBuyerFixture,
  START,
  type BuyerFixture,
  type OrderBody,
} from './buyer-fixture.ts';

let fixture: BuyerFixture;
beforeAll(async () => {
  fixture = await openBuyerFixture();
  await fixture.rows("update campaigns set is_on = type = 'shipmentUpdates'");
});
beforeEach(() => fixture.fireAt(0));
afterAll(() => fixture.close());

const TRACKED = { tracking_company: 'DHL', tracking_number: '42', tracking_url: 'https://dhl.example/42' };

/** The nth shipment of an order, as the store reports it this many minutes later. */
function parcelOf({ id }: OrderBody, minute: number, more: object = {}, nth = 1) {
  const [created_at, updated_at] = [later(START, 1), later(START, 1 + minute)];
  return { id: id * 10 + nth, order_id: id, status: 'success', created_at, updated_at, ...more };
}

const subjectOf = ({ id }: OrderBody, nth = 1) => String(id * 10 + nth);
const messagesOf = (order: OrderBody, nth = 1) => fixture.messages('shipmentUpdates', subjectOf(order, nth));
const notificationsOf = async (order: OrderBody, nth = 1) =>
  (await messagesOf(order, nth))
    .filter(({ channel }) => channel === 'WA')
    .map(({ content }) => content['templateName']);
const reasonsOf = (order: OrderBody) => fixture.reasons('shipmentUpdates', `fulfilment:${subjectOf(order)}`);

it('reports a dispatched shipment once its tracking is known, in each person’s language', async () => {
  const [lenas, anas] = [await fixture.order(LENA), await fixture.order(ANA)];
  for (const order of [lenas, anas]) {
    await fixture.report('fulfillments/create', parcelOf(order, 0));
    await fixture.report('fulfillments/update', parcelOf(order, 2, TRACKED));
  }
  await fixture.fireAt(5);
  expect(await messagesOf(lenas)).toEqual([]);
  await fixture.fireAt(6);
  const [whatsApp, messenger] = await messagesOf(lenas);
  expect(whatsApp).toMatchObject({
    purpose: 'utility',
    priority: 1,
    link: 'https://dhl.example/42',
    content: {
      templateName: 'parcel_shipped',
      language: 'de',
      body: [{ text: 'Lena' }, { text: `#${lenas.id}` }, { text: 'DHL' }, { text: '42' }, {}],
    },
  });
  expect(messenger).toMatchObject({
    content: {
      kind: 'messengerTemplate',
      templateName: 'parcel_shipped_messenger',
      body: ['Lena', `#${lenas.id}`, 'DHL', '42'],
    },
  });
  expect(await messagesOf(anas)).toMatchObject([
    { content: { templateName: 'parcel_shipped', language: 'es' } },
  ]);
  await fixture.tap('parcel_page', { type: 'shipmentUpdates', event: subjectOf(lenas) });
  expect((await messagesOf(lenas)).at(-1)).toMatchObject({
    purpose: 'service',
    link: 'https://dhl.example/42',
    content: { kind: 'messengerButtons', text: `Hier siehst du, wo deine Bestellung #${lenas.id} ist.` },
  });
});

it('reports a dispatch without tracking if none arrived, and does not report it again later', async () => {
  const order = await fixture.order(ANA);
  await fixture.report('fulfillments/create', parcelOf(order, 0));
  await fixture.fireAt(6);
  await fixture.report('fulfillments/update', parcelOf(order, 30, TRACKED));
  await fixture.fireAt(60);
  expect(await messagesOf(order)).toMatchObject([
    {
      link: `https://wren.example/orders/${order.id}/status?key=1`,
      content: { templateName: 'parcel_shipped_untracked' },
    },
  ]);
  expect(await reasonsOf(order)).toEqual([null]);
});

it('reports each status once, and the newest instead of older ones', async () => {
  const order = await fixture.order(ANA);
  const says = (minute: number, shipment_status: string) =>
    fixture.report('fulfillments/update', parcelOf(order, minute, { ...TRACKED, shipment_status }));
  await fixture.report('fulfillments/create', parcelOf(order, 0, TRACKED));
  await says(1, 'out_for_delivery');
  await fixture.fireAt(10);
  await says(20, 'attempted_delivery');
  await fixture.fireAt(21);
  await says(22, 'out_for_delivery');
  await says(10, 'in_transit');
  await fixture.fireAt(23);
  await says(40, 'delivered');
  await says(30, 'attempted_delivery');
  await fixture.fireAt(60);
  expect(await notificationsOf(order)).toEqual([
    'parcel_out_for_delivery',
    'parcel_attempted',
    'parcel_delivered',
  ]);
  expect(await reasonsOf(order)).toEqual(['overtaken', null, null, null]);
});

it('drops a queued update when a newer status arrives', async () => {
  const order = await fixture.order(ANA);
  await fixture.report('fulfillments/create', parcelOf(order, 0, TRACKED));
  await fixture.fireAt(6);
  await fixture.report(
    'fulfillments/update',
    parcelOf(order, 8, { ...TRACKED, shipment_status: 'delivered' }),
  );
  await fixture.fireAt(9);
  expect(await messagesOf(order)).toMatchObject([
    { state: 'skipped', reason: 'overtaken', content: { templateName: 'parcel_shipped' } },
    { state: 'queued', content: { templateName: 'parcel_delivered' } },
  ]);
});

it('reports each shipment separately, and none once the order is cancelled', async () => {
  const order = await fixture.order(ANA);
  await fixture.report('fulfillments/create', parcelOf(order, 0, TRACKED));
  await fixture.fireAt(6);
  await fixture.report(
    'fulfillments/create',
    parcelOf(order, 6, { ...TRACKED, created_at: later(START, 6) }, 2),
  );
  expect([await notificationsOf(order), await notificationsOf(order, 2)]).toEqual([['parcel_shipped'], []]);
  await fixture.cancel(order);
  await fixture.fireAt(60);
  expect(await notificationsOf(order, 2)).toEqual([]);
  expect(await messagesOf(order)).toMatchObject([{ state: 'skipped', reason: 'orderCancelled' }]);
});

it('is part of a person’s erasure, both queued messages and decisions', async () => {
  const order = await fixture.order(ANA);
  await fixture.report('fulfillments/create', parcelOf(order, 0, TRACKED));
  await fixture.fireAt(6);
  await fixture.report('fulfillments/create', parcelOf(order, 6, {}, 2));
  const found = await fixture.ctx.db.transaction().execute(async (tx) => {
    const nobody = { subscriberId: null, customerId: null, email: null, phoneE164: null };
    const person = await findPersonScope(tx, fixture.shopId, { ...nobody, orderIds: [String(order.id)] });
    const subjectsIn = async (name: string) => {
      const rows = PERSON_TABLES.find(({ table }) => table === name)?.rows(person) ?? sql`false`;
      const listed = await sql<{
        subject: string;
      }>`select subject from ${sql.table(name)} where ${rows}`.execute(tx);
      return [...new Set(listed.rows.map(({ subject }) => subject))];
    };
    return { timers: await subjectsIn('timers'), decisions: await subjectsIn('decisions') };
  });
  expect(found).toMatchObject({
    timers: [`fulfilment:${subjectOf(order, 2)}`],
    decisions: expect.arrayContaining([`fulfilment:${subjectOf(order)}`]) as string[],
  });
});
