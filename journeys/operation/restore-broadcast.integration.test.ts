import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueBroadcast } from '#tools/chaos/queue-broadcast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openShop } from '#tools/world/channels-merchant.ts';
import { call, read } from '#tools/world/make-broadcast.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { RestoreStage } from './restore-stage.ts';

const PEOPLE = 1500;
const WITHIN_MS = 60_000;

let stage: RestoreStage;
let broadcastId: string;
beforeAll(async () => {
  stage = await RestoreStage.open();
});
afterAll(() => stage.close());

it(
  'sends nobody a broadcast twice that was restored from its middle, whatever its merchant asks',
  { timeout: 120_000 },
  async () => {
    const { server } = stage;
    await server.world.startServer('worker');
    await queueBroadcast(server.world, server.db, PEOPLE);
    await waitFor('some to be sent', async () => (await stage.summary()).accepted > 200, WITHIN_MS);
    await stage.backUp();
    await server.rows('update senders set sends_per_second = 5000');
    await waitFor('all to be sent', async () => (await stage.summary()).accepted === PEOPLE, WITHIN_MS);

    await stage.restoreAnew();
    expect(await stage.count(`select from outbox where state = 'aside'`)).toBeGreaterThan(PEOPLE / 4);
    [{ id: broadcastId } = { id: '' }] = await stage.rows<{ id: string }>(
      'select broadcast_id as id from broadcasts',
    );
    expect(await standing()).toMatchObject({
      status: 'sending',
      isPaused: true,
      isHeldBack: true,
      statusReason: expect.stringContaining('restored from a backup'),
    });
    expect(await change('resume')).toMatchObject({ status: 409, code: 'BROADCAST_HELD_BACK' });
    await nothingMoreGoesOut(PEOPLE);
  },
);

it('is again as it was, once an operator releases it', { timeout: 120_000 }, async () => {
  const { accepted } = await stage.summary();
  await stage.decide({ what: 'aside', kind: 'message', decision: 'drop', note: 'all of them had gone out' });
  expect(await standing()).toMatchObject({ status: 'sending', isHeldBack: true });
  await stage.decide({ what: 'aside', kind: 'sending', decision: 'release', note: 'nothing of it is left' });
  await waitFor('its end', async () => (await standing())['status'] === 'sent');
  expect(await standing()).toMatchObject({ isPaused: false, isHeldBack: false, isCancelled: false });
  expect(await stage.summary()).toMatchObject({ accepted, duplicates: [] });
});

it('ends it where an operator drops it', { timeout: 120_000 }, async () => {
  await stage.restoreAnew();
  const { accepted } = await stage.summary();
  await stage.decide({ what: 'aside', kind: 'sending', decision: 'drop', note: 'all of it had gone out' });
  // What is released of one that was dropped is kept back by the gate.
  await stage.decide({ what: 'aside', kind: 'message', decision: 'release', note: 'by mistake' });
  const waits = `select from outbox where state <> 'uncertain'`;
  await waitFor('nothing to wait', async () => (await stage.count(waits)) === 0, WITHIN_MS);
  expect(await standing()).toMatchObject({ status: 'sent', isCancelled: true, isHeldBack: false });
  await nothingMoreGoesOut(accepted);
});

async function standing(): Promise<Record<string, unknown>> {
  const shop = await openShop(stage.server.appUrl, DEMO_SHOP);
  const { broadcast } = await read<{ broadcast: Record<string, unknown> }>(
    shop,
    'getBroadcast',
    `broadcastId=${broadcastId}`,
  );
  return broadcast;
}

async function change(what: string) {
  const shop = await openShop(stage.server.appUrl, DEMO_SHOP);
  const { status, body } = await call(shop, what, { broadcastId });
  return { status, code: (body as { error?: { code: string } }).error?.code };
}

/** Something new goes out as ever, so the worker has looked at what is due. */
async function nothingMoreGoesOut(accepted: number): Promise<void> {
  await stage.queueOne(`after ${accepted}`);
  await waitFor('a new message', async () => (await stage.summary()).accepted > accepted);
  expect(await stage.summary()).toMatchObject({ accepted: accepted + 1, duplicates: [] });
}
