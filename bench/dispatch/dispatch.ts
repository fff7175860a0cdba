import type pg from 'pg';
import type { RunningProgram } from '#tools/start/start-program.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { measureBareLoop } from '../sink/bare-loop.ts';
import { countSent } from '../worker/count-sent.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { peakMegabytes } from '../worker/peak-memory.ts';
import { withWorker } from '../worker/with-worker.ts';

const MESSAGES = amount(100_000, 5_000);
/** Sent first and not counted, because a newly started program is still compiling. */
const WARM_UP = amount(10_000, 1_000);
const SLOW_SINK_MS = 50;
/** The number of connections with which a loop saturates this machine at the slow sink. */
const SLOW_SINK_CONNECTIONS = 1024;
/** Meta's Graph API responds in 150 to 400 ms. */
const GRAPH_MS = 250;
const NUMBERS = 4;
const NUMBER_PER_SECOND = 1000;
const WITHIN_MS = 120_000;

/**
 * Measures how many messages a second one worker sends: claimed, checked by the gate, rendered, sent to a sink on this
 * machine, and settled. The limit is the same requests without this work, first to a sink that answers immediately,
 * then to a slow one. The last figure is for four numbers at a provider as slow as Graph, where the limit is their
 * allowed rate.
 */
export async function benchDispatch(): Promise<void> {
  await measureDispatch('messages sent', { sinkDelayMs: 0, messages: MESSAGES, connections: 64 });
  await measureDispatch(`messages sent, sink takes ${SLOW_SINK_MS} ms`, {
    sinkDelayMs: SLOW_SINK_MS,
    messages: MESSAGES,
    connections: SLOW_SINK_CONNECTIONS,
  });
  await measureNumbers();
}

interface Sending {
  sinkDelayMs: number;
  messages: number;
  /** The connections of the bare loop. */
  connections: number;
}

function measureDispatch(figure: string, { sinkDelayMs, messages, connections }: Sending): Promise<void> {
  return withWorker(
    async ({ pool, db, sinkUrl, encryptionKey, startWorker }) => {
      // Nothing else may run meanwhile. A newly started worker and a newly filled database still have background work.
      await measureBareLoop(sinkUrl, { requests: messages, connections });
      const limit = await measureBareLoop(sinkUrl, { requests: messages, connections });
      const before = await seedShop(db, encryptionKey, WARM_UP);
      const shop = await seedShop(db, encryptionKey, messages);
      const worker = await startWorker();
      await queueMessages(db, before);
      await allSent(pool, [before], WARM_UP);
      await queueMessages(db, shop);
      const cpuBefore = await cpuTimes(pool, worker);
      const startMs = performance.now();
      await allSent(pool, [shop], messages);
      const perSecond = messages / ((performance.now() - startMs) / 1000);
      printFigure({ bench: 'dispatch', figure, value: perSecond, unit: '1/s', limit });
      const cpuAfter = await cpuTimes(pool, worker);
      const spent = (cpu: keyof typeof cpuAfter) => ((cpuAfter[cpu] - cpuBefore[cpu]) * 1000) / messages;
      printNote(`${figure}, CPU of the worker a message`, spent('program'), 'µs');
      printNote(`${figure}, CPU of the database a message`, spent('database'), 'µs');
      printMemory(figure, worker);
    },
    { sinkDelayMs },
  );
}

function measureNumbers(): Promise<void> {
  return withWorker(
    async ({ pool, db, encryptionKey, startWorker }) => {
      const figure = `${NUMBERS} numbers of ${NUMBER_PER_SECOND} a second, sink takes ${GRAPH_MS} ms`;
      const each = MESSAGES / 2 / NUMBERS;
      const shops: SeededShop[] = [];
      for (let number = 0; number < NUMBERS; number += 1)
        shops.push(await seedShop(db, encryptionKey, each, { sendsPerSecond: NUMBER_PER_SECOND }));
      const before = await seedShop(db, encryptionKey, WARM_UP);
      const worker = await startWorker();
      await queueMessages(db, before);
      await allSent(pool, [before], WARM_UP);
      for (const shop of shops) await queueMessages(db, shop);
      // Leaves out what was sent while the last messages were queued, and the one second of messages that each number
      // could send at once.
      await allSent(pool, shops, MESSAGES / 2 / 5);
      const [startMs, sentBefore] = [performance.now(), await sentBy(pool, shops)];
      await allSent(pool, shops, (MESSAGES / 2) * 0.9);
      const perSecond = ((await sentBy(pool, shops)) - sentBefore) / ((performance.now() - startMs) / 1000);
      const limit = NUMBERS * NUMBER_PER_SECOND;
      printFigure({ bench: 'dispatch', figure, value: perSecond, unit: '1/s', limit });
      printMemory(figure, worker);
    },
    { sinkDelayMs: GRAPH_MS },
  );
}

async function sentBy(pool: pg.Pool, shops: readonly SeededShop[]): Promise<number> {
  const counts = await Promise.all(shops.map(({ shopId }) => countSent(pool, shopId)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function allSent(pool: pg.Pool, shops: readonly SeededShop[], messages: number): Promise<unknown> {
  return waitFor(`${messages} to be sent`, async () => (await sentBy(pool, shops)) >= messages, WITHIN_MS);
}

function printMemory(figure: string, worker: RunningProgram): void {
  const megabytes = worker.pid === null ? null : peakMegabytes(worker.pid);
  if (megabytes !== null) printNote(`${figure}, most memory of the worker`, megabytes, 'MB');
}

/** Prints the figure, unless the system does not report it. */
function printNote(figure: string, value: number, unit: string): void {
  if (!Number.isNaN(value)) printFigure({ bench: 'dispatch', figure, value, unit, limit: null });
}
