import { afterAll, beforeAll, expect, it } from 'vitest';
import { IS_DEEP } from '#platform/testing/test-sizes.ts';
import { queueBroadcast } from '#tools/chaos/queue-broadcast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openShop, type Shop } from '#tools/test-environment/channels-client.ts';
import { call, read } from '#tools/test-environment/make-broadcast.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { RestoreFixture } from './restore-fixture.ts';

/** This many of its messages are written ahead. The others are written only when half of these are gone. */
const WRITTEN = 20_000;
const NOT_WRITTEN = 1000;
/** The number of queued messages in the backup. It is restored three times, and each message takes time. */
const BACKED_UP = 1500;

let fixture: RestoreFixture;
let merchant: Shop;
let broadcastId: string;
beforeAll(async () => {
  fixture = await RestoreFixture.open();
});
afterAll(() => fixture.close());

it('is sent to nobody twice after a restore from its middle, whatever its merchant asks', async () => {
  const { server } = fixture;
  const { environment } = server;
  const worker = await environment.startServer('worker');
  await queueBroadcast(environment, server.db, WRITTEN + NOT_WRITTEN);
  await waitFor(
    'it to be half-written and some to be sent',
    async () => (await written()) === WRITTEN && (await fixture.summary()).accepted > 0,
  );
  // The worker dies while it works, so the backup contains started messages.
  await worker.kill();
  const { accepted } = await fixture.summary();
  // At the backup's rate, some messages may have been sent since, but never all, however slow this machine is.
  const [usual] = await server.rows<{ rate: number }>('select sends_per_second as rate from senders');
  const setRate = (rate: number) => server.rows('update senders set sends_per_second = $1', [rate]);
  await setRate(2);
  // The environment's other worker must not write the rest before the backup, where there is room for it again.
  await server.rows("update sendings set looked_at = looked_at + interval '1 day'");
  expect(await written()).toBe(WRITTEN);
  await forgetAllBut(BACKED_UP);
  await fixture.backUp();
  await setRate(usual?.rate ?? 0);
  await environment.startServer('worker');
  await waitFor('more to be sent', async () => (await fixture.summary()).accepted > accepted + 200);

  await restore();
  expect(await standing()).toMatchObject({
    status: 'sending',
    isPaused: true,
    isHeldBack: true,
    statusReason: expect.stringContaining('restored from a backup') as string,
  });
  expect(await change('resume')).toMatchObject({ status: 409, code: 'BROADCAST_HELD_BACK' });
  // As many messages as the sender can send in that time may have been sent; the rest waited behind them.
  const [first, later] = await Promise.all(
    ['held', 'later'].map((begin) => fixture.count(`select from outbox where reason like '${begin} %'`)),
  );
  expect(first).toBeGreaterThan(0);
  expect(later).toBeGreaterThan(0);
  await nothingMoreGoesOut();
});

it('is sent to the unwritten recipients once an operator releases it', async () => {
  await fixture.rows('update senders set sends_per_second = 5000');
  const { accepted } = await fixture.summary();
  await decide('message', 'drop', 'most of them had gone out');
  await waitFor('the messages to be dropped', noneIsHeld);
  expect(await standing()).toMatchObject({ status: 'sending', isHeldBack: true });
  await decide('sending', 'release', 'nobody of the others had it');
  await waitFor('its end', async () => (await standing())['status'] === 'sent');
  expect(await standing()).toMatchObject({ isPaused: false, isHeldBack: false, isCancelled: false });
  expect(await fixture.summary()).toMatchObject({ accepted: accepted + NOT_WRITTEN, duplicates: [] });
});

it.runIf(IS_DEEP)('ends if an operator drops it, even if messages are released by mistake', async () => {
  await restore();
  await fixture.rows('update senders set sends_per_second = 5000');
  await decide('sending', 'drop', 'all of it had gone out');
  await waitFor('its end', async () => (await standing())['status'] === 'sent');
  expect(await standing()).toMatchObject({ isCancelled: true, isHeldBack: false });
  await decide('message', 'release', 'by mistake');
  await waitFor('them to be released', noneIsHeld);
  const waits = `select from outbox where state <> 'uncertain'`;
  await waitFor('nothing to wait', async () => (await fixture.count(waits)) === 0);
  await nothingMoreGoesOut();
});

it.runIf(IS_DEEP)(
  'is sent to the queued recipients once both are released, and reports what still holds them',
  async () => {
    await restore();
    await fixture.rows('update senders set sends_per_second = 5000');
    const { accepted } = await fixture.summary();
    expect(await decide('message', 'release', 'the old server died with the backup')).toMatch(
      /[1-9]\d* messages still wait: the broadcasts that they are of are held back/,
    );
    await waitFor('the messages to be released', noneIsHeld);
    await nothingMoreGoesOut();
    // A few messages prove it as well as all do.
    // Claiming stops while they are removed. A claim locks rows in another order, which would cause a deadlock.
    await fixture.rows(
      `with still as materialized (select sender_id from senders for update),
     rest as (
       select message_id from outbox where exists (select from still) order by message_id offset 200 for update
     )
     delete from outbox o using rest where o.message_id = rest.message_id`,
    );
    expect(await decide('sending', 'release', 'it may go on')).toContain('Released: 1.');
    // The outbox is also empty between two batches, so the test waits for the provider's count.
    await waitFor(
      'the message to reach everybody',
      async () => (await fixture.summary()).accepted > accepted + NOT_WRITTEN,
    );
  },
);

async function written(): Promise<number> {
  const [row] = await fixture.server.rows<{ written: number }>(
    `select count(*)::int as written from messages where source_kind = 'broadcast'`,
  );
  return row?.written ?? 0;
}

/** Removes the queued messages, except some of them. */
async function forgetAllBut(count: number): Promise<void> {
  await fixture.server.rows(
    `with forgotten as (
       delete from outbox where state = 'queued' and message_id not in (
         select message_id from outbox where state = 'queued' order by due_at, message_id limit $1)
       returning shop_id, message_id)
     delete from messages m using forgotten f where m.shop_id = f.shop_id and m.message_id = f.message_id`,
    [count],
  );
}

async function restore(): Promise<void> {
  await fixture.restoreAnew();
  await fixture.rows("update sendings set looked_at = looked_at - interval '1 day'");
  merchant = await openShop(fixture.server.appUrl, DEMO_SHOP);
  [{ id: broadcastId } = { id: '' }] = await fixture.rows<{ id: string }>(
    'select broadcast_id as id from broadcasts',
  );
}

async function standing(): Promise<Record<string, unknown>> {
  const { broadcast } = await read<{ broadcast: Record<string, unknown> }>(
    merchant,
    'getBroadcast',
    `broadcastId=${broadcastId}`,
  );
  return broadcast;
}

async function change(what: string) {
  const { status, body } = await call(merchant, what, { broadcastId });
  return { status, code: (body as { error?: { code: string } }).error?.code };
}

/** Sends an operator's decision on everything that a restore held. */
async function decide(kind: 'message' | 'sending', decision: 'drop' | 'release', note: string) {
  const kinds = kind === 'message' ? ['message', 'laterMessage'] : [kind];
  let printed = '';
  for (const each of kinds)
    printed = (await fixture.decide({ what: 'held', kind: each, decision, note })).location ?? '';
  return decodeURIComponent(printed);
}

const noneIsHeld = async () => (await fixture.count(`select from outbox where state = 'held'`)) === 0;

/** Sends something new as usual, so that the worker has checked what is due. */
async function nothingMoreGoesOut(): Promise<void> {
  const { accepted } = await fixture.summary();
  await fixture.queueOne(`after ${accepted}`);
  await waitFor('a new message', async () => (await fixture.summary()).accepted > accepted);
  expect(await fixture.summary()).toMatchObject({ accepted: accepted + 1, duplicates: [] });
}
