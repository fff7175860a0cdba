import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { isOwnAddress, isPublicAddress } from '#platform/http-client/address-range.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { isSignedBy, WebhookReceiver } from '#tools/test-environment/webhook-receiver.ts';
import { createEndpoint, rotateSecret, updateEndpoint } from '../endpoints/save-endpoint.ts';
import { replayEvent, replayFailed, storeTestEvent } from '../log/replay.ts';
import { prepareNextEvents } from '../prepare/prepare-events.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { Deliverer } from './deliverer.ts';
import { EventPoster } from './post-event.ts';
import { settleDelivery } from './settle-delivery.ts';

const START = new Date('2026-11-20T12:00:00Z');
/** For what never answers. Everything else may take its time on a busy machine. */
const SHORT_MS = 300;

const open = useTestDatabase({ connections: 8 });
let ctx: Context;
let receiver: WebhookReceiver;
let deliverer: Deliverer;
let shopId: number;
let now = START;
let paths = 0;
beforeAll(async () => {
  receiver = await WebhookReceiver.open();
  ctx = {
    ...open,
    clock: { now: () => now },
    log: openLogger('silent', 'test'),
    secrets: new SecretBox(randomBytes(32)),
    settings: { isSandbox: true, mail: {}, publicUrl: 'http://localhost:3000' },
  } as unknown as Context;
  deliverer = new Deliverer(ctx, new EventPoster(isOwnAddress));
});
beforeEach(async () => {
  now = START;
  // What earlier tests left is not attempted again.
  await sql`update event_deliveries set state = 'failed' where state = 'waiting'`.execute(open.db);
  shopId = await insertShop(open.db, { email: 'ada@wren.example' });
});
afterAll(async () => {
  await deliverer.stop();
  receiver.close();
});

interface Made {
  path: string;
  endpointId: string;
  secret: string;
}

/** Makes an endpoint with a path of its own. */
async function makeEndpoint(of = shopId, url?: string): Promise<Made> {
  paths += 1;
  const path = `/hooks/${paths}`;
  const settings = { url: url ?? receiver.url(path), description: '', eventTypes: ['message.sent'] as const };
  const { endpoint, secret } = await open.db
    .transaction()
    .execute((tx) => createEndpoint(ctx, tx, of, settings));
  return { path, endpointId: endpoint.endpointId, secret };
}

/** Stores test events for an endpoint and makes them due. */
async function queue(endpointId: string, { count = 1, of = shopId } = {}): Promise<void> {
  for (let nth = 0; nth < count; nth += 1)
    await open.db.transaction().execute((tx) => storeTestEvent(ctx, tx, of, endpointId));
  while (await prepareNextEvents(ctx));
}

interface Row {
  event_id: string;
  state: string;
  attempts: number;
  status: number | null;
  fault: string | null;
  answer: string | null;
  due_at: Date;
}

async function deliveriesOf(endpointId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from event_deliveries where endpoint_id = ${endpointId} order by event_id`.execute(open.db);
  return rows;
}

async function endpointOf(endpointId: string) {
  return open.db
    .selectFrom('event_endpoints')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();
}

/**
 * Attempts everything that is due, and waits until each end and its effect on the endpoint are stored. A slow request
 * holds its endpoint's next one back, and the deliverer does not wait for it.
 */
async function attempt(endpointId: string, poster = new EventPoster(isOwnAddress)): Promise<Row[]> {
  const before = await deliveriesOf(endpointId);
  const by = new Deliverer(ctx, poster);
  do {
    while (await by.deliverDue());
    await expect.poll(() => countRunning(endpointId)).toBe(0);
  } while (await isAnyDue(endpointId));
  await by.stop();
  const wasDue = ({ event_id: id }: Row) =>
    before.some((one) => one.event_id === id && one.state === 'waiting' && one.due_at <= now);
  return (await deliveriesOf(endpointId)).filter(wasDue);
}

async function countRunning(endpointId: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_deliveries
    where endpoint_id = ${endpointId} and attempt_id is not null`.execute(open.db);
  return rows[0]?.count;
}

async function isAnyDue(endpointId: string): Promise<boolean> {
  const { rows } = await sql`
    select from event_deliveries d join event_endpoints e using (shop_id, endpoint_id)
    where endpoint_id = ${endpointId} and d.state = 'waiting' and d.due_at <= ${now}
      and e.state = 'on' and (e.paused_until is null or e.paused_until <= ${now})`.execute(open.db);
  return rows.length > 0;
}

const passTime = (ms: number) => (now = new Date(now.getTime() + ms));
const mails = () => open.db.selectFrom('mails').selectAll().where('shop_id', '=', shopId).execute();

describe('an event', () => {
  it('arrives signed, with its id, its time and its body', async () => {
    const { path, endpointId, secret } = await makeEndpoint();
    await queue(endpointId);
    expect(await attempt(endpointId)).toMatchObject([
      { state: 'delivered', attempts: 1, status: 204, fault: null },
    ]);
    const [received] = receiver.at(path);
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
    const { secret } = await open.db.transaction().execute((tx) => rotateSecret(ctx, tx, shopId, endpointId));
    const signers = async () => {
      await queue(endpointId);
      await attempt(endpointId);
      const last = receiver.at(path).at(-1);
      return [former, secret].map((one) => last !== undefined && isSignedBy(last, one));
    };
    passTime(DAY_MS - MINUTE_MS);
    expect(await signers()).toEqual([true, true]);
    passTime(MINUTE_MS);
    expect(await signers()).toEqual([false, true]);
  });

  it('is tried again after a failure, with the same id and body and a new signature', async () => {
    const { path, endpointId, secret } = await makeEndpoint();
    receiver.answer(path, (answer) => answer.writeHead(500).end('<h1>Out of\u0000 order</h1>'));
    await queue(endpointId);
    const [failed] = await attempt(endpointId);
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500, fault: 'status' });
    expect(failed?.answer).toBe('<h1>Out of order</h1>');
    expect(failed?.due_at.getTime()).toBeGreaterThanOrEqual(now.getTime() + 5 * SECOND_MS);
    expect(await attempt(endpointId)).toEqual([]);

    receiver.answer(path, (answer) => answer.writeHead(200).end('ok'));
    passTime(6 * SECOND_MS);
    expect(await attempt(endpointId)).toMatchObject([
      { state: 'delivered', attempts: 2, status: 200, answer: 'ok' },
    ]);
    const [first, second] = receiver.at(path);
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
    expect(receiver.at(path).every((one) => isSignedBy(one, secret))).toBe(true);
    expect(await endpointOf(endpointId)).toMatchObject({ failing_since: null, state: 'on' });
  });

  it('has failed after ten attempts, and can be sent again with all its attempts', async () => {
    const { path, endpointId } = await makeEndpoint();
    receiver.answer(path, (answer) => answer.writeHead(404).end());
    await queue(endpointId);
    // A success of another event, so that the endpoint stays on.
    const others = async () => {
      await sql`update event_endpoints set failing_since = null where endpoint_id = ${endpointId}`.execute(
        open.db,
      );
    };
    let last: Row | undefined;
    for (let nth = 1; nth <= 10; nth += 1) {
      [last] = await attempt(endpointId);
      expect(last?.attempts).toBe(nth);
      await others();
      passTime(30 * HOUR_MS);
    }
    expect(last).toMatchObject({ state: 'failed', status: 404 });
    expect(await attempt(endpointId)).toEqual([]);
    const eventId = last?.event_id ?? '';
    await open.db.transaction().execute((tx) => replayEvent(ctx, tx, shopId, { endpointId, eventId }));
    expect(await attempt(endpointId)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(new Set(receiver.at(path).map(({ id }) => id)).size).toBe(1);
  });
});

describe('an answer', () => {
  it('that redirects is a failure and is not followed', async () => {
    const { path, endpointId } = await makeEndpoint();
    receiver.answer(path, (answer) => answer.writeHead(302, { location: receiver.url('/secret') }).end());
    await queue(endpointId);
    expect(await attempt(endpointId)).toMatchObject([{ state: 'waiting', status: 302, fault: 'redirect' }]);
    expect(receiver.at('/secret')).toEqual([]);
  });

  it('is read no further than its start', async () => {
    const { path, endpointId } = await makeEndpoint();
    receiver.answer(path, (answer) => {
      answer.writeHead(200);
      const write = (): void => {
        if (answer.destroyed) return;
        if (answer.write(`😀${'x'.repeat(9999)}`)) setImmediate(write);
        else answer.once('drain', write);
      };
      write();
    });
    await queue(endpointId);
    const [row] = await attempt(endpointId);
    expect(row?.state).toBe('delivered');
    expect(row?.answer).toHaveLength(1000);
    await expect.poll(() => receiver.openOf(path)).toBe(0);
  });

  it('that never comes is a failure after the time limit', async () => {
    const { path, endpointId } = await makeEndpoint();
    receiver.answer(path, () => undefined);
    await queue(endpointId);
    const [row] = await attempt(endpointId, new EventPoster(isOwnAddress, SHORT_MS));
    expect(row).toMatchObject({ state: 'waiting', status: null, fault: 'timeout' });
    expect((await endpointOf(endpointId)).failing_since).toEqual(START);
  });

  it('of 410 switches the endpoint off, and the shop gets an e-mail', async () => {
    const { path, endpointId } = await makeEndpoint();
    receiver.answer(path, (answer) => answer.writeHead(410).end());
    await queue(endpointId, { count: 2 });
    await attempt(endpointId);
    expect(
      (await deliveriesOf(endpointId)).map(({ state, fault }) => `${state} ${fault}`).toSorted(),
    ).toEqual(['failed gone', 'failed off']);
    expect((await endpointOf(endpointId)).state).toBe('gone');
    expect(await mails()).toMatchObject([{ recipient: 'ada@wren.example' }]);
    expect(receiver.at(path)).toHaveLength(1);
  });

  it.each([429, 503])('of %i with Retry-After lets all events of the endpoint wait', async (status) => {
    const { path, endpointId } = await makeEndpoint();
    receiver.answer(path, (answer) => answer.writeHead(status, { 'retry-after': '120' }).end());
    await queue(endpointId);
    await attempt(endpointId);
    await queue(endpointId);
    passTime(119 * SECOND_MS);
    await attempt(endpointId);
    expect(receiver.at(path)).toHaveLength(1);
    receiver.answer(path, (answer) => answer.writeHead(204).end());
    passTime(SECOND_MS);
    await attempt(endpointId);
    expect((await deliveriesOf(endpointId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});

describe('an endpoint in the own network', () => {
  it('is not called, however its address names it', async () => {
    const guarded = new Deliverer(ctx, new EventPoster(isPublicAddress));
    const before = receiver.received.length;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]']) {
      const { endpointId } = await makeEndpoint(shopId, receiver.url('/inside', host));
      await queue(endpointId);
      await guarded.deliverDue();
      const fault = async () => (await deliveriesOf(endpointId))[0]?.fault;
      await expect.poll(fault).toBe('closedNetwork');
    }
    expect(receiver.received.length).toBe(before);
    await guarded.stop();
  });

  it.each(['https://10.0.0.1/', 'https://192.168.1.1/', 'https://169.254.169.254/', 'https://[fd00::1]/'])(
    'is refused if its address says so: %s',
    async (url) => {
      const real = { ...ctx, settings: { ...ctx.settings, isSandbox: false } };
      const settings = { url, description: '', eventTypes: ['message.sent'] as const };
      const making = open.db.transaction().execute((tx) => createEndpoint(real, tx, shopId, settings));
      await expect(making).rejects.toMatchObject({ code: 'WEBHOOK_URL_INVALID' });
    },
  );
});

describe('an endpoint that fails', () => {
  it('is reported after a day and switched off after five, and can be switched on again', async () => {
    const { path, endpointId } = await makeEndpoint();
    receiver.answer(path, (answer) => answer.writeHead(500).end());
    const failAfter = async (ms: number) => {
      now = new Date(START.getTime() + ms);
      await queue(endpointId);
      await attempt(endpointId);
      return [(await endpointOf(endpointId)).state, (await mails()).length];
    };
    expect(await failAfter(0)).toEqual(['on', 0]);
    expect(await failAfter(DAY_MS - MINUTE_MS)).toEqual(['on', 0]);
    expect(await failAfter(DAY_MS)).toEqual(['on', 1]);
    expect(await failAfter(2 * DAY_MS)).toEqual(['on', 1]);
    expect(await failAfter(5 * DAY_MS)).toEqual(['failing', 2]);
    expect((await deliveriesOf(endpointId)).every(({ state }) => state === 'failed')).toBe(true);

    receiver.answer(path, (answer) => answer.writeHead(204).end());
    const settings = { url: receiver.url(path), description: '', eventTypes: ['message.sent'] as const };
    const since = new Date(START.getTime() + 2 * DAY_MS).toISOString();
    const replaying = () =>
      open.db.transaction().execute((tx) => replayFailed(ctx, tx, shopId, { endpointId, since }));
    await expect(replaying()).rejects.toMatchObject({ code: 'WEBHOOK_OFF' });
    await open.db
      .transaction()
      .execute((tx) => updateEndpoint(ctx, tx, shopId, { ...settings, endpointId, isOn: true }));
    expect((await endpointOf(endpointId)).failing_since).toBeNull();
    expect((await replaying()).replayed).toBe(2);
    await attempt(endpointId);
    expect((await deliveriesOf(endpointId)).filter(({ state }) => state === 'delivered')).toHaveLength(2);
  });

  it('starts the five days again after a success', async () => {
    const { path, endpointId } = await makeEndpoint();
    const failNow = async (status: number) => {
      receiver.answer(path, (answer) => answer.writeHead(status).end());
      await queue(endpointId);
      await attempt(endpointId);
    };
    await failNow(500);
    passTime(4 * DAY_MS);
    await failNow(204);
    passTime(DAY_MS);
    await failNow(500);
    expect(await endpointOf(endpointId)).toMatchObject({ state: 'on', failing_since: now });
  });
});

describe('two workers', () => {
  it('deliver each event once', async () => {
    const { path, endpointId } = await makeEndpoint();
    await queue(endpointId);
    await attempt(endpointId);
    await queue(endpointId, { count: 40 });
    const second = openDatabase(open.url, { connections: 4 });
    const other = new Deliverer({ ...ctx, ...second }, new EventPoster(isOwnAddress));
    const isDone = async () => (await deliveriesOf(endpointId)).every(({ state }) => state === 'delivered');
    while (!(await isDone())) await Promise.all([deliverer.deliverDue(), other.deliverDue()]);
    const ids = receiver.at(path).map(({ id }) => id);
    expect(ids).toHaveLength(41);
    expect(new Set(ids).size).toBe(41);
    await other.stop();
    await second.close();
  });

  it('one of which dies between the answer and the commit: the other sends it again with the same id', async () => {
    const { path, endpointId } = await makeEndpoint();
    await queue(endpointId);
    const poster = new EventPoster(isOwnAddress);
    const places = { quick: 0, unknown: 10, failing: 0 };
    const [claimed] = await claimDeliveries(open.db, places, new Map(), now);
    if (!claimed) throw new Error('nothing claimed');
    const headers = { 'webhook-id': `evt_${claimed.eventId}` };
    const posted = await poster.post({ url: claimed.url, headers, body: claimed.body });
    // It stops here. Nobody takes the delivery while the worker could still be alive.
    passTime(MINUTE_MS - 1);
    expect(await claimDeliveries(open.db, places, new Map(), now)).toEqual([]);
    passTime(1);
    const failing = new Deliverer(ctx, poster);
    receiver.answer(path, (answer) => answer.writeHead(500).end());
    await failing.deliverDue();
    await expect.poll(async () => (await deliveriesOf(endpointId))[0]?.attempts).toBe(1);
    expect(receiver.at(path).map(({ id }) => id)).toEqual([headers['webhook-id'], headers['webhook-id']]);
    // The late answer of the first attempt changes nothing.
    await settleDelivery(ctx, claimed, posted);
    expect(await deliveriesOf(endpointId)).toMatchObject([{ state: 'waiting', status: 500 }]);
    await failing.stop();
  });
});

it('delivers to an endpoint that works while dozens hang', async () => {
  // No request may reach its time limit or count as slow while the others are delivered, however busy the machine is.
  const patient = new Deliverer(ctx, new EventPoster(isOwnAddress, 10 * MINUTE_MS), 10 * MINUTE_MS);
  const working = await makeEndpoint();
  const isDone = async () =>
    (await deliveriesOf(working.endpointId)).every(({ state }) => state === 'delivered');
  await queue(working.endpointId);
  while (!(await isDone())) await patient.deliverDue();
  const hanging: Made[] = [];
  for (let shop = 0; shop < 8; shop += 1) {
    const of = await insertShop(open.db);
    for (let nth = 0; nth < 10; nth += 1) {
      const made = await makeEndpoint(of);
      receiver.answer(made.path, () => undefined);
      hanging.push(made);
      await queue(made.endpointId, { count: 2, of });
    }
  }
  const openRequests = () => hanging.map(({ path }) => receiver.openOf(path));
  const total = () => openRequests().reduce((sum, count) => sum + count, 0);
  await patient.deliverDue();
  // As many as may run at the same time to endpoints that have not answered yet.
  await expect.poll(total).toBe(32);
  await queue(working.endpointId, { count: 20 });
  while (!(await isDone())) await patient.deliverDue();
  expect(total()).toBe(32);
  expect(Math.max(...openRequests())).toBe(1);
  receiver.close();
  receiver = await WebhookReceiver.open();
  await patient.stop();
});
