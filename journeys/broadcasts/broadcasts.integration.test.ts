import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { getFlightCheck } from '#features/product/broadcasts/contract/broadcast-calls.ts';
import type { getRecipients } from '#features/product/broadcasts/contract/sending-calls.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { call, EVERYBODY, read } from '#tools/test-environment/make-broadcast.ts';
import { ask, optIn, refusal, testNow } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { whileLocked } from '#tools/test-environment/while-locked.ts';
import { TestCheckout } from '../http/test-checkout.ts';
import {
  begin,
  besideBroadcasts,
  ended,
  nobodyIsCapped,
  SLOW,
  whoGotIt,
  saleId,
  schedule,
  server,
  shop,
  state,
  type Broadcast,
} from './broadcast-fixture.ts';

const PEOPLE = 500;
const NOBODY = '00000000-0000-4000-8000-000000000001';
/** The row lock of a worker that updates the facts of a shop's people. */
const FACTS = 'select from audience_shops where shop_id = $1 for update';

besideBroadcasts(PEOPLE);

it('is created, filled in, scheduled and sent once to everybody, and reports its figures', async () => {
  const id = await begin();
  expect(await state(id)).toMatchObject({ broadcastName: 'Untitled Broadcast 1', status: 'draft' });
  expect(refusal(await call(shop, 'update', { broadcastId: id, status: 'active' }))).toMatchObject({
    code: 'DETAILS_NOT_FILLED',
  });
  const asked = { shopUrl: DEMO_SHOP, campaign: 'broadcast', template_name: 'the_sale' };
  expect((await post(shop, '/templateService/initFlow', asked)).body).toEqual({ flowId: saleId });
  const preview = await get(shop, `/redis/getFlowPreview?pageId=${DEMO_SHOP}&flowId=${saleId}`);
  expect(preview.body).toMatchObject({ nodes: [{}], flows: [{ flowId: saleId, preview: [{}] }] });
  const templates = await call(shop, 'updateTemplate', { broadcastId: id, templates: [{ flowId: saleId }] });
  expect(templates.body).toMatchObject({
    templates: [
      { flowId: saleId, name: 'the_sale', variables: ['offer_text'], languages: ['en'], blocked: null },
    ],
  });
  for (const unknown of [NOBODY, 'no-id']) {
    const both = [{ flowId: saleId }, { flowId: unknown }];
    const refused = await call(shop, 'updateTemplate', { broadcastId: id, templates: both });
    expect(refused).toMatchObject({ status: 404, body: { error: { field: 'templates' } } });
  }
  expect((await state(id)).templates).toHaveLength(1);
  const unfilled = await schedule(id, { broadcastAttributes: {} });
  expect(refusal(unfilled)).toMatchObject({ code: 'TEMPLATE_VARIABLES_NOT_FILLED' });
  const past = new Date(testNow().getTime() - 60_000).toISOString();
  expect(refusal(await schedule(id, { scheduleTime: past }))).toMatchObject({
    code: 'SCHEDULE_TIME_BEFORE_NOW',
  });
  const noRules = { ...EVERYBODY, rules: [] };
  expect(refusal(await schedule(id, { condition: noRules }))).toMatchObject({ code: 'DETAILS_NOT_FILLED' });
  const misspelt = { rules: [{ ...EVERYBODY.rules[0], exlude: 1 }] };
  expect(refusal(await schedule(id, { condition: misspelt }))).toMatchObject({
    code: 'MALFORMED_REQUEST',
    field: 'condition.rules.0.exlude',
  });
  const { flightCheck } = await read<z.infer<(typeof getFlightCheck)['response']>>(
    shop,
    'flightCheck',
    `broadcastId=${id}`,
  );
  expect(flightCheck).toMatchObject({ previews: [], blocked: { code: 'DETAILS_NOT_FILLED' } });

  expect(await schedule(id, { status: 'scheduled' })).toMatchObject({
    status: 200,
    body: { broadcast: { status: 'active' } },
  });
  await ended(id);
  expect(await state(id)).toMatchObject({
    status: 'sent',
    statusReason: null,
    audienceInWords: expect.stringContaining('subscribed') as string,
    analytics: { sent: PEOPLE, failed: 0 },
    progress: { recipients: PEOPLE, waiting: 0 },
  });
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
  const [first] = (await recipients(id)).recipients;
  const thread = await ask(
    `${server.environment.sandboxUrl}/phone/threads/${encodeURIComponent(first?.phone ?? '')}`,
  );
  const { bubbles } = thread.body as { bubbles: { text?: string }[] };
  expect(bubbles.at(-1)?.text).toBe(`Hi ${first?.name}, Ten off is for you today.`);
  expect(refusal(await schedule(id))).toMatchObject({ code: 'BROADCAST_UNDER_WAY' });
});

it.each(['m:', 'm:zzz', 't:foo:1', 't:', `t:${NOBODY}:abc`, `t:${NOBODY}:99999999999`])(
  'refuses the invalid cursor %s for its list of people',
  async (cursor) => {
    const { id } = await onlySent();
    const query = new URLSearchParams({ pageId: DEMO_SHOP, broadcastId: id, cursor }).toString();
    const answer = await get(shop, `/database/api/broadcast/getRecipients?${query}`);
    expect(refusal(answer)).toMatchObject({ status: 422, field: 'cursor' });
  },
);

it('appears in the list, can be copied, and can be deleted while it is a draft', async () => {
  const sent = await onlySent();
  expect(sent).toMatchObject({ status: 'sent', analytics: { sent: PEOPLE } });
  const copy = await call(shop, 'copy', { broadcastId: sent.id });
  const { data: id } = copy.body as { data: string };
  expect(await state(id)).toMatchObject({
    broadcastName: 'Copy of Untitled Broadcast 1',
    status: 'draft',
    scheduleTime: null,
    activeTemplate: saleId,
  });
  await call(shop, 'update', { broadcastId: id, status: 'draft', broadcastName: 'Mine' });
  // A window that opened the draft before that.
  expect(refusal(await call(shop, 'deleteDraft', { campaignId: id, revision: 1 }))).toMatchObject({
    code: 'SETTINGS_CHANGED',
  });
  expect(await call(shop, 'deleteDraft', { campaignId: id })).toMatchObject({ status: 200 });
  expect(refusal(await call(shop, 'deleteDraft', { campaignId: sent.id }))).toMatchObject({
    code: 'BROADCAST_UNDER_WAY',
  });
});

it('appears by its name in the lists of messages and orders', async () => {
  const { id, broadcastName } = await onlySent();
  const [reader] = await server.rows<{ message_id: string; subscriber_id: string; phone: string }>(
    `update messages m set read_at = sent_at, state = 'read' from subscribers s
     where m.message_id = (select message_id from messages where source_id = $1 limit 1)
       and s.subscriber_id = m.subscriber_id
     returning m.message_id, m.subscriber_id, s.phone_e164 as phone`,
    [id],
  );
  const till = new TestCheckout(server);
  const order = await till.place({ phone: reader?.phone ?? '', at: testNow().getTime() });

  const source = { kind: 'broadcast', type: 'broadcast', id, name: broadcastName };
  const narrowed = `shopUrl=${DEMO_SHOP}&scope=-1&sourceId=${id}`;
  const analytics = async (path: string, query: string) =>
    (await get(shop, `/database/api/analytics/${path}?${query}`)).body;
  expect(await analytics('orderList', narrowed)).toMatchObject({
    orders: [{ name: order.name, credit: { source } }],
  });
  expect(await analytics('orderTotals', narrowed)).toMatchObject({ credited: { orders: 1 } });
  const asked = `shopUrl=${DEMO_SHOP}&orderId=${order.id}`;
  expect(await analytics('orderCredit', asked)).toMatchObject({ touches: [{ source }] });
  expect(await analytics('orders', `shopUrl=${DEMO_SHOP}`)).toMatchObject({ orders: [{ source }] });

  const messages = async (path: string, query: string) =>
    (await get(shop, `/database/api/messages/${path}?shopUrl=${DEMO_SHOP}&${query}`)).body;
  const called = { sourceId: id, sourceName: broadcastName };
  const listed = (await messages('getMessages', `broadcastId=${id}`)) as { messages: object[] };
  expect(listed.messages).toHaveLength(50);
  expect(listed.messages[0]).toMatchObject(called);
  expect(await messages('countMessages', `broadcastId=${id}`)).toEqual({ count: PEOPLE, isAtLeast: false });
  expect(await messages('getMessage', `messageId=${reader?.message_id}`)).toMatchObject({ message: called });
  const search = encodeURIComponent(reader?.phone ?? '');
  expect(await messages('explainPerson', `search=${search}`)).toMatchObject({
    messages: expect.arrayContaining([expect.objectContaining(called)]) as object[],
    events: [{ credit: { sourceName: broadcastName } }],
  });
  const person = `shopUrl=${DEMO_SHOP}&subscriberId=${reader?.subscriber_id}`;
  const timeline = await get(shop, `/database/api/people/getTimeline?${person}`);
  expect(timeline.body).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ kind: 'message', message: expect.objectContaining(called) as object }),
      expect.objectContaining({
        kind: 'order',
        credit: expect.objectContaining({ sourceName: broadcastName }) as object,
      }),
    ]) as object[],
  });
});

it('keeps a saved segment that a broadcast uses, and names the broadcast', async () => {
  const condition = EVERYBODY;
  const segment = { name: 'All of us', condition };
  const { body } = await post(shop, '/database/api/segments/saveSegment', segment);
  const { id: segmentId } = body as { id: string };
  const id = await begin();
  const broadcastName = 'To all of us';
  const inSegment = { rules: [{ segmentType: 'savedSegment', conditions: [{ segmentId }] }] };
  await schedule(id, { status: 'draft', broadcastName, condition: inSegment });
  const remove = () => post(shop, '/database/api/segments/deleteSegment', { id: segmentId });
  expect((await remove()).body).toEqual({ deleted: false, usedBy: ['broadcast “To all of us”'] });
  await call(shop, 'deleteDraft', { campaignId: id });
  expect((await remove()).body).toEqual({ deleted: true, usedBy: [] });
});

it('refuses an edit of a draft that somebody else has changed meanwhile', async () => {
  const id = await begin();
  const save = (revision: number, broadcastName: string) =>
    call(shop, 'update', { broadcastId: id, status: 'draft', revision, broadcastName });
  const { revision } = await state(id);
  expect(await save(revision, 'Mine')).toMatchObject({ status: 200 });
  expect(refusal(await save(revision, 'Yours'))).toMatchObject({ code: 'SETTINGS_CHANGED' });
  expect(await state(id)).toMatchObject({ broadcastName: 'Mine' });
});

it('warns of the daily limit, and says how many people miss out', async () => {
  const day = inDays(30);
  const room = await get(
    shop,
    `/database/msgSentDayBeforeBroadcast?shopUrl=${DEMO_SHOP}&schedTime=${day}&population=10250`,
  );
  expect(room.body).toMatchObject({ data: 0, limit: 10_000, missingOut: 250 });
});

it('counts what is scheduled on a day and what is left of a running broadcast as booked', async () => {
  await nobodyIsCapped();
  const day = inDays(40);
  const booked = async (schedTime: string) =>
    (
      await get(
        shop,
        `/database/msgSentDayBeforeBroadcast?shopUrl=${DEMO_SHOP}&schedTime=${schedTime}&population=1`,
      )
    ).body;
  const later = await begin();
  await schedule(later, { scheduleTime: day });
  expect(await booked(day)).toMatchObject({ data: PEOPLE });
  await call(shop, 'update', { broadcastId: later, status: 'draft' });
  const today = testNow().toISOString();
  const { data: before } = (await booked(today)) as { data: number };
  await server.rows('update senders set sends_per_second = $1', [SLOW]);
  const id = await begin();
  await schedule(id);
  await waitFor('its first messages', async () => (await wentOut(id)) > 0);
  await call(shop, 'pause', { broadcastId: id });
  await waitFor('nothing in flight', async () => (await server.rows('select from claims')).length === 0);
  expect(await booked(today)).toMatchObject({ data: before + PEOPLE });
  await call(shop, 'cancel', { broadcastId: id });
  await server.rows('update senders set sends_per_second = 1000');
});

it('can be scheduled while another transaction locks the shop’s changes', async () => {
  const id = await begin();
  expect((await optIn(server, { phone: '+4915215550177', ip: '203.0.113.77' })).status).toBe(200);
  const scheduleTime = new Date(testNow().getTime() + 3_600_000).toISOString();
  await whileLocked(server.databaseUrl, FACTS, server, async () => {
    expect(await schedule(id, { scheduleTime })).toMatchObject({
      status: 200,
      body: { broadcast: { status: 'active' } },
    });
  });
});

it('cannot be created with a plan that lacks broadcasts', async () => {
  // The plan of an old store.
  await server.rows("update shops set plan_name = 'Starter'");
  expect(refusal(await call(shop, 'create', {}))).toMatchObject({ status: 402, code: 'FEATURE_LOCKED' });
  await server.rows("update shops set plan_name = 'WhatsApp Enterprise plan'");
});

/** Ten o'clock on the day in this many days. */
function inDays(days: number): string {
  return `${new Date(testNow().getTime() + days * DAY_MS).toISOString().slice(0, 10)}T10:00`;
}

/** The broadcast of the first test. */
async function onlySent(): Promise<Broadcast> {
  const { body } = await get(shop, `/broadcast/getAll?pageId=${DEMO_SHOP}`);
  const sent = (body as { broadcasts: Broadcast[] }).broadcasts.find(({ status }) => status === 'sent');
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

function recipients(id: string) {
  return read<z.infer<(typeof getRecipients)['response']>>(shop, 'getRecipients', `broadcastId=${id}`);
}

async function wentOut(id: string): Promise<number> {
  return (await whoGotIt(id)).messages;
}
