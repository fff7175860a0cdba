import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';
import { isOwnAddress, isPublicAddress } from '#platform/http-client/address-range.ts';
import { START, useDeliveries } from '#tools/test-environment/webhooks/use-deliveries.ts';
import { createEndpoint, updateEndpoint } from '../endpoints/save-endpoint.ts';
import { replayFailed } from '../log/replay.ts';
import { Deliverer } from './deliverer.ts';
import { EventPoster } from './post-event.ts';

/** For what never answers. Everything else may take its time on a busy machine. */
const SHORT_MS = 300;

const on = useDeliveries();
const { attempt, deliveriesOf, endpointOf, mails, makeEndpoint, passTime, queue } = on;

describe('an answer', () => {
  it('that redirects is a failure and is not followed', async () => {
    const { path, endpointId } = await makeEndpoint();
    on.receiver.answer(path, (answer) =>
      answer.writeHead(302, { location: on.receiver.url('/secret') }).end(),
    );
    await queue(endpointId);
    expect(await attempt(endpointId)).toMatchObject([{ state: 'waiting', status: 302, fault: 'redirect' }]);
    expect(on.receiver.at('/secret')).toEqual([]);
  });

  it('is read no further than its start', async () => {
    const { path, endpointId } = await makeEndpoint();
    on.receiver.answer(path, (answer) => {
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
    await expect.poll(() => on.receiver.openOf(path)).toBe(0);
  });

  it('that never comes is a failure after the time limit', async () => {
    const { path, endpointId } = await makeEndpoint();
    on.receiver.answer(path, () => undefined);
    await queue(endpointId);
    const [row] = await attempt(endpointId, new EventPoster(isOwnAddress, SHORT_MS));
    expect(row).toMatchObject({ state: 'waiting', status: null, fault: 'timeout' });
    expect((await endpointOf(endpointId)).failing_since).toEqual(START);
  });

  it('of 410 switches the endpoint off, and the shop gets an e-mail', async () => {
    const { path, endpointId } = await makeEndpoint();
    on.receiver.answer(path, (answer) => answer.writeHead(410).end());
    await queue(endpointId, { count: 2 });
    await attempt(endpointId);
    expect(
      (await deliveriesOf(endpointId)).map(({ state, fault }) => `${state} ${fault}`).toSorted(),
    ).toEqual(['failed gone', 'failed off']);
    expect((await endpointOf(endpointId)).state).toBe('gone');
    expect(await mails()).toMatchObject([{ recipient: 'ada@wren.example' }]);
    expect(on.receiver.at(path)).toHaveLength(1);
  });

  it.each([429, 503])('of %i with Retry-After lets all events of the endpoint wait', async (status) => {
    const { path, endpointId } = await makeEndpoint();
    on.receiver.answer(path, (answer) => answer.writeHead(status, { 'retry-after': '120' }).end());
    await queue(endpointId);
    await attempt(endpointId);
    await queue(endpointId);
    passTime(119 * SECOND_MS);
    await attempt(endpointId);
    expect(on.receiver.at(path)).toHaveLength(1);
    on.receiver.answer(path, (answer) => answer.writeHead(204).end());
    passTime(SECOND_MS);
    await attempt(endpointId);
    expect((await deliveriesOf(endpointId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});

describe('an endpoint in the own network', () => {
  it('is not called, however its address names it', async () => {
    const guarded = new Deliverer(on.ctx, new EventPoster(isPublicAddress));
    const before = on.receiver.received.length;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]']) {
      const { endpointId } = await makeEndpoint(on.shopId, on.receiver.url('/inside', host));
      await queue(endpointId);
      await guarded.deliverDue();
      const fault = async () => (await deliveriesOf(endpointId))[0]?.fault;
      await expect.poll(fault).toBe('closedNetwork');
    }
    expect(on.receiver.received.length).toBe(before);
    await guarded.stop();
  });

  it.each(['https://10.0.0.1/', 'https://192.168.1.1/', 'https://169.254.169.254/', 'https://[fd00::1]/'])(
    'is refused if its address says so: %s',
    async (url) => {
      const real = { ...on.ctx, settings: { ...on.ctx.settings, isSandbox: false } };
      const settings = { url, description: '', eventTypes: ['message.sent'] as const };
      const making = on.ctx.db.transaction().execute((tx) => createEndpoint(real, tx, on.shopId, settings));
      await expect(making).rejects.toMatchObject({ code: 'WEBHOOK_URL_INVALID' });
    },
  );
});

describe('an endpoint that fails', () => {
  it('is reported after a day and switched off after five, and can be switched on again', async () => {
    const { path, endpointId } = await makeEndpoint();
    on.receiver.answer(path, (answer) => answer.writeHead(500).end());
    const failAfter = async (ms: number) => {
      on.now = new Date(START.getTime() + ms);
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

    on.receiver.answer(path, (answer) => answer.writeHead(204).end());
    const settings = { url: on.receiver.url(path), description: '', eventTypes: ['message.sent'] as const };
    const since = new Date(START.getTime() + 2 * DAY_MS).toISOString();
    const replaying = () =>
      on.ctx.db.transaction().execute((tx) => replayFailed(on.ctx, tx, on.shopId, { endpointId, since }));
    await expect(replaying()).rejects.toMatchObject({ code: 'WEBHOOK_OFF' });
    await on.ctx.db
      .transaction()
      .execute((tx) => updateEndpoint(on.ctx, tx, on.shopId, { ...settings, endpointId, isOn: true }));
    expect((await endpointOf(endpointId)).failing_since).toBeNull();
    expect((await replaying()).replayed).toBe(2);
    await attempt(endpointId);
    expect((await deliveriesOf(endpointId)).filter(({ state }) => state === 'delivered')).toHaveLength(2);
  });

  it('starts the five days again after a success', async () => {
    const { path, endpointId } = await makeEndpoint();
    const failNow = async (status: number) => {
      on.receiver.answer(path, (answer) => answer.writeHead(status).end());
      await queue(endpointId);
      await attempt(endpointId);
    };
    await failNow(500);
    passTime(4 * DAY_MS);
    await failNow(204);
    passTime(DAY_MS);
    await failNow(500);
    expect(await endpointOf(endpointId)).toMatchObject({ state: 'on', failing_since: on.now });
  });
});
