import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/clone-database.ts';
import { sizeOf } from '#platform/testing/test-sizes.ts';
import type { Breakage } from '../../tools/chaos/breaker.ts';
import { queueBroadcast } from '../../tools/chaos/queue-broadcast.ts';
import { ChaosRun } from '../../tools/chaos/run-chaos.ts';
import { savedEnvironment } from '../../tools/test-environment/run-saved-environment.ts';

const MESSAGES = sizeOf('broadcastChaosMessages');
const { isDeep, longestMs } = inject('depth');
/** At these shares of the broadcast, the process that receives webhooks and a worker are killed together. */
const KILLED_AT = [0.15, 0.45, 0.8];

let database: ClonedDatabase;
let chaos: ChaosRun;
beforeAll(async () => {
  const saved = await savedEnvironment();
  database = await cloneDatabase(inject('postgresUrl'), saved.database);
  chaos = await ChaosRun.open({
    copyOf: { saved, databaseUrl: database.url },
    messages: MESSAGES,
    breakages: KILLED_AT.map((share): [number, Breakage] => [
      Math.round(MESSAGES * share),
      'killApiAndWorker',
    ]),
    frozenMs: 1000,
    withinMs: longestMs * 0.7,
    queue: queueBroadcast,
    hastensDeaths: !isDeep,
  });
});
afterAll(async () => {
  await chaos.close();
  await database.drop();
});

it('sends a broadcast to everybody once, while the sender and the webhook receiver are killed three times', async () => {
  const aftermath = await chaos.run();
  // A worker can be killed after it logged an offer in the journal and before it sent the first byte. That offer stays unsent,
  // and is closed.
  const { unknown = 0, unknownAfterGap = 0, ...failed } = aftermath.failed;
  const closed = unknown + unknownAfterGap;
  expect(closed).toBeLessThanOrEqual(KILLED_AT.length);
  const sent = MESSAGES - closed;
  expect({ ...aftermath, failed }).toEqual({
    refused: 0,
    leftUnsent: 0,
    broken: {},
    provider: { accepted: sent, byCallbackData: sent, duplicates: [] },
    rollups: { sent, delivered: sent, failed: closed },
    failed: {},
  });
});
