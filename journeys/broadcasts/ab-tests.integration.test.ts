import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { getFlightCheck } from '#features/product/broadcasts/contract/broadcast-calls.ts';
import type { getAbResult, getOutcome } from '#features/product/broadcasts/contract/sending-calls.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { call, read } from '#tools/test-environment/make-broadcast.ts';
import { refusal, testNow } from '#tools/test-environment/open-server.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  begin,
  besideBroadcasts,
  ended,
  nobodyIsCapped,
  otherId,
  saleId,
  schedule,
  server,
  shop,
  state,
  whoGotIt,
} from './broadcast-fixture.ts';

const PEOPLE = 500;
const THREE_DAYS_MINUTES = 3 * 24 * 60;
/** The states of unsent messages. */
const LEFT: readonly string[] = ['waiting', 'queued', 'sending'];

besideBroadcasts(PEOPLE);
beforeAll(nobodyIsCapped);

it('tries two texts, holds some people out, names no winner by chance, and sends one text to the rest', async () => {
  const id = await begin();
  const abTest = {
    templateB: otherId,
    attributesB: { offer_text: 'Ten off' },
    testPercent: 40,
    holdOutPercent: 10,
    metric: 'read',
    decidedBy: 'merchant',
    decideAfterMinutes: 60,
  };
  // An incomplete draft can be saved.
  const unfinished = await schedule(id, { abTest: { ...abTest, templateB: '' }, status: 'draft' });
  expect(unfinished).toMatchObject({ status: 200 });
  expect(refusal(await schedule(id, {}))).toMatchObject({ code: 'DETAILS_NOT_FILLED' });
  await schedule(id, { abTest, status: 'draft' });
  // The shop's own texts come first, the latest one on top.
  expect((await state(id)).templates.map(({ flowId }) => flowId)).toEqual([otherId, saleId]);
  const { flightCheck } = await read<z.infer<(typeof getFlightCheck)['response']>>(
    shop,
    'flightCheck',
    `broadcastId=${id}`,
  );
  expect(flightCheck).toMatchObject({ abTest: { withEach: 90, rest: 270 } });
  expect(new Set(flightCheck.previews.map(({ arm }) => arm))).toEqual(new Set(['A', 'B']));
  expect(flightCheck.cost.countries).toEqual([expect.objectContaining({ people: 450 })]);
  await schedule(id, { abTest });
  await waitFor('the test to be sent', async () => {
    const states = await statesOfTest(id);
    return states.length > 0 && !states.some((one) => LEFT.includes(one.state));
  });
  const result = await resultOf(id);
  const [a, b, none] = result.arms;
  expect(result).toMatchObject({ winner: null, sentToRest: null, decidesAt: null });
  expect(result.stillNeeded).not.toBeNull();
  expect(result.lapsesAt).not.toBeNull();
  expect([a?.arm, b?.arm, none?.arm]).toEqual(['A', 'B', 'holdOut']);
  const tested = (a?.people ?? 0) + (b?.people ?? 0);
  expect(tested + (none?.people ?? 0) + result.rest).toBe(PEOPLE);
  expect(await state(id)).toMatchObject({ status: 'sending', progress: { waiting: result.rest } });
  expect((await call(shop, 'sendToRest', { broadcastId: id, arm: 'B' })).body).toEqual({
    people: result.rest,
  });
  await ended(id);
  expect(await whoGotIt(id)).toEqual({ messages: tested + result.rest, people: tested + result.rest });
  expect(await state(id)).toMatchObject({ progress: { heldOut: none?.people } });
});

it('compares two texts when everybody is in the test and nobody is left to get the winner', async () => {
  const id = await sendTest({ testPercent: 100 });
  const result = await resultOf(id);
  expect(result).toMatchObject({ rest: 0, sentToRest: null, lapsesAt: null });
  expect(result.arms.reduce((sum, { people }) => sum + people, 0)).toBe(PEOPLE);
  await ended(id);
  expect(await resultOf(id)).toMatchObject({ rest: 0 });
});

it('counts each order of its people once, in the shop’s currency, less refunds', async () => {
  const id = await sendTest({ testPercent: 100 });
  const [one, other] = await server.rows<{ subscriber_id: string; phone_e164: string }>(
    `select s.subscriber_id, s.phone_e164 from subscribers s join messages m using (shop_id, subscriber_id)
     join broadcast_sendings b on b.shop_id = m.shop_id and b.sending_id = m.sending_id
     where b.broadcast_id = $1 and b.arm = 'A' order by 1 limit 2`,
    [id],
  );
  if (!one || !other) throw new Error('nobody got text A');
  await server.rows("update subscribers set customer_id = 'c1' where subscriber_id = $1", [
    other.subscriber_id,
  ]);
  const by = { phoneE164: one.phone_e164, totalMinor: 5000, createdAt: testNow() };
  const back = { ...by, financialStatus: 'voided' };
  await addOrders(server.db, server.shopId, [
    // One of them ordered with the other one's number.
    { ...by, orderId: 'ab-1', customerId: 'c1' },
    { ...by, orderId: 'ab-2' },
    { ...by, orderId: 'ab-3', currency: 'JPY' },
    { ...back, orderId: 'ab-4' },
  ]);
  await server.rows(
    `insert into refunds (shop_id, refund_id, order_id, amount_minor, refunded_at) values ($1, 'r1', 'ab-2', 2000, $2)`,
    [server.shopId, testNow()],
  );
  const { arms } = await resultOf(id);
  expect(arms[0]).toMatchObject({ arm: 'A', ordered: 2, revenueMinor: 8000 });
  expect(arms[1]).toMatchObject({ arm: 'B', ordered: 0, revenueMinor: 0 });
});

it('reaches the rest after a test that took longer than an offer stays valid', async () => {
  const id = await sendTest({ decideAfterMinutes: THREE_DAYS_MINUTES });
  await server.environment.forward(70 * HOUR_MS);
  await call(shop, 'sendToRest', { broadcastId: id, arm: 'A' });
  await ended(id);
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
});

async function sendTest(change: object): Promise<string> {
  const id = await begin();
  const abTest = {
    templateB: otherId,
    attributesB: { offer_text: 'Ten off' },
    testPercent: 40,
    holdOutPercent: 0,
    metric: 'ordered',
    decidedBy: 'merchant',
    decideAfterMinutes: 60,
    ...change,
  };
  expect(await schedule(id, { abTest })).toMatchObject({ status: 200 });
  await waitFor('the test to be sent', async () => {
    const states = await statesOfTest(id);
    return states.length > 0 && states.every((one) => one.state === 'delivered' || one.state === 'read');
  });
  return id;
}

/** The states of the test's messages, or none until both texts are written, which are written one after the other. */
async function statesOfTest(id: string) {
  type Outcome = z.infer<(typeof getOutcome)['response']>;
  const { states, progress } = await read<Outcome>(shop, 'getOutcome', `broadcastId=${id}`);
  const isWritten = progress.waiting === (await resultOf(id)).rest;
  return isWritten ? states : [];
}

async function resultOf(id: string) {
  return (await read<z.infer<(typeof getAbResult)['response']>>(shop, 'getTestResult', `broadcastId=${id}`))
    .result;
}
