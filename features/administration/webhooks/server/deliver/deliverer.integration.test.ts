import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';
import { openDatabase } from '#platform/database/database.ts';
import { isOwnAddress } from '#platform/http-client/address-range.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import {
  START,
  type DeliveryRow,
  type MadeEndpoint,
  useDeliveries,
} from '#tools/test-environment/webhooks/use-deliveries.ts';
import { isSignedBy } from '#tools/test-environment/webhooks/webhook-receiver.ts';
import { rotateSecret } from '../endpoints/save-endpoint.ts';
import { replayEvent } from '../log/replay.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { Deliverer } from './deliverer.ts';
import { EventPoster } from './post-event.ts';
import { settleDelivery } from './settle-delivery.ts';

const on = useDeliveries();
const { attempt, deliveriesOf, endpointOf, makeEndpoint, passTime, queue } = on;

describe('an event', () => {
  it('arrives signed, with its id, its time and its body', async () => {
    const { path, endpointId, secret } = await makeEndpoint();
    await queue(endpointId);
    expect(await attempt(endpointId)).toMatchObject([
      { state: 'delivered', attempts: 1, status: 204, fault: null },
    ]);
    const [received] = on.receiver.at(path);
    expect(received && isSignedBy(received, secret)).toBe(true);
    expect(received?.headers['content-type']).toBe('application/json');
    expect(received?.id).toMatch(/^evt_[0-9a-f-]{36}$/);
    expect(Math.abs(Number(received?.headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(
      MINUTE_MS,
    );
    expect(JSON.parse(received?.body ?? '')).toEqual({
      type: 'endpoint.tested',
      timestamp: START.toISOString(),
      data: { endpoint: { id: endpointId } },
    });
    expect((await endpointOf(endpointId)).last_delivered_at).toEqual(START);
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const { path, endpointId, secret: former } = await makeEndpoint();
    const { secret } = await on.ctx.db
      .transaction()
      .execute((tx) => rotateSecret(on.ctx, tx, on.shopId, endpointId));
    const signers = async () => {
      await queue(endpointId);
      await attempt(endpointId);
      const last = on.receiver.at(path).at(-1);
      return [former, secret].map((one) => last !== undefined && isSignedBy(last, one));
    };
    passTime(DAY_MS - MINUTE_MS);
    expect(await signers()).toEqual([true, true]);
    passTime(MINUTE_MS);
    expect(await signers()).toEqual([false, true]);
  });

  it('is tried again after a failure, with the same id and body and a new signature', async () => {
    const { path, endpointId, secret } = await makeEndpoint();
    on.receiver.answer(path, (answer) => answer.writeHead(500).end('<h1>Out of\u0000 order</h1>'));
    await queue(endpointId);
    const [failed] = await attempt(endpointId);
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500, fault: 'status' });
    expect(failed?.answer).toBe('<h1>Out of order</h1>');
    expect(failed?.due_at.getTime()).toBeGreaterThanOrEqual(on.now.getTime() + 5 * SECOND_MS);
    expect(await attempt(endpointId)).toEqual([]);

    on.receiver.answer(path, (answer) => answer.writeHead(200).end('ok'));
    passTime(6 * SECOND_MS);
    expect(await attempt(endpointId)).toMatchObject([
      { state: 'delivered', attempts: 2, status: 200, answer: 'ok' },
    ]);
    const [first, second] = on.receiver.at(path);
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
    expect(on.receiver.at(path).every((one) => isSignedBy(one, secret))).toBe(true);
    expect(await endpointOf(endpointId)).toMatchObject({ failing_since: null, state: 'on' });
  });

  it('has failed after ten attempts, and can be sent again with all its attempts', async () => {
    const { path, endpointId } = await makeEndpoint();
    on.receiver.answer(path, (answer) => answer.writeHead(404).end());
    await queue(endpointId);
    // A success of another event, so that the endpoint stays on.
    const others = async () => {
      await sql`update event_endpoints set failing_since = null where endpoint_id = ${endpointId}`.execute(
        on.ctx.db,
      );
    };
    let last: DeliveryRow | undefined;
    for (let nth = 1; nth <= 10; nth += 1) {
      [last] = await attempt(endpointId);
      expect(last?.attempts).toBe(nth);
      await others();
      passTime(30 * HOUR_MS);
    }
    expect(last).toMatchObject({ state: 'failed', status: 404 });
    expect(await attempt(endpointId)).toEqual([]);
    const eventId = last?.event_id ?? '';
    await on.ctx.db
      .transaction()
      .execute((tx) => replayEvent(on.ctx, tx, on.shopId, { endpointId, eventId }));
    expect(await attempt(endpointId)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(new Set(on.receiver.at(path).map(({ id }) => id)).size).toBe(1);
  });
});

describe('two workers', () => {
  it('deliver each event once', async () => {
    const { path, endpointId } = await makeEndpoint();
    await queue(endpointId);
    await attempt(endpointId);
    await queue(endpointId, { count: 40 });
    const first = new Deliverer(on.ctx, new EventPoster(isOwnAddress));
    const second = openDatabase(on.database.url, { connections: 4 });
    const other = new Deliverer({ ...on.ctx, ...second }, new EventPoster(isOwnAddress));
    const isDone = async () => (await deliveriesOf(endpointId)).every(({ state }) => state === 'delivered');
    while (!(await isDone())) await Promise.all([first.deliverDue(), other.deliverDue()]);
    const ids = on.receiver.at(path).map(({ id }) => id);
    expect(ids).toHaveLength(41);
    expect(new Set(ids).size).toBe(41);
    await first.stop();
    await other.stop();
    await second.close();
  });

  it('one of which dies between the answer and the commit: the other sends it again with the same id', async () => {
    const { path, endpointId } = await makeEndpoint();
    await queue(endpointId);
    const poster = new EventPoster(isOwnAddress);
    const places = { quick: 0, unknown: 10, failing: 0 };
    const [claimed] = await claimDeliveries(on.ctx.db, places, new Map(), on.now);
    if (!claimed) throw new Error('nothing claimed');
    const headers = { 'webhook-id': `evt_${claimed.eventId}` };
    const posted = await poster.post({ url: claimed.url, headers, body: claimed.body });
    // It stops here. Nobody takes the delivery while the worker could still be alive.
    passTime(MINUTE_MS - 1);
    expect(await claimDeliveries(on.ctx.db, places, new Map(), on.now)).toEqual([]);
    passTime(1);
    const failing = new Deliverer(on.ctx, poster);
    on.receiver.answer(path, (answer) => answer.writeHead(500).end());
    await failing.deliverDue();
    await expect.poll(async () => (await deliveriesOf(endpointId))[0]?.attempts).toBe(1);
    expect(on.receiver.at(path).map(({ id }) => id)).toEqual([headers['webhook-id'], headers['webhook-id']]);
    // The late answer of the first attempt changes nothing.
    await settleDelivery(on.ctx, claimed, posted);
    expect(await deliveriesOf(endpointId)).toMatchObject([{ state: 'waiting', status: 500 }]);
    await failing.stop();
  });
});

it('delivers to an endpoint that works while dozens hang', async () => {
  // No request may reach its time limit or count as slow while the others are delivered, however busy the machine is.
  const patient = new Deliverer(on.ctx, new EventPoster(isOwnAddress, 10 * MINUTE_MS), 10 * MINUTE_MS);
  const working = await makeEndpoint();
  const isDone = async () =>
    (await deliveriesOf(working.endpointId)).every(({ state }) => state === 'delivered');
  await queue(working.endpointId);
  while (!(await isDone())) await patient.deliverDue();
  const hanging: MadeEndpoint[] = [];
  for (let shop = 0; shop < 8; shop += 1) {
    const of = await insertShop(on.ctx.db);
    for (let nth = 0; nth < 10; nth += 1) {
      const made = await makeEndpoint(of);
      on.receiver.answer(made.path, () => undefined);
      hanging.push(made);
      await queue(made.endpointId, { count: 2, of });
    }
  }
  const openRequests = () => hanging.map(({ path }) => on.receiver.openOf(path));
  const total = () => openRequests().reduce((sum, count) => sum + count, 0);
  await patient.deliverDue();
  // As many as may run at the same time to endpoints that have not answered yet.
  await expect.poll(total).toBe(32);
  await queue(working.endpointId, { count: 20 });
  while (!(await isDone())) await patient.deliverDue();
  expect(total()).toBe(32);
  expect(Math.max(...openRequests())).toBe(1);
  await on.reopenReceiver();
  await patient.stop();
});
