import { queueMessages } from '../../tools/world/queue-messages.ts';
import { seedShop } from '../../tools/world/seed-shop.ts';
import { waitFor } from '../../tools/world/wait-for.ts';
import { printFigure } from '../figure.ts';
import { measureBareLoop } from '../sink/bare-loop.ts';
import { countSent } from '../worker/count-sent.ts';
import { peakMegabytes } from '../worker/peak-memory.ts';
import { withWorker } from '../worker/with-worker.ts';

const MESSAGES = 100_000;
/** Sent before, uncounted: a program that has just started compiles itself first. */
const WARM_UP = 10_000;
const SLOW_SINK_MS = 50;
const WITHIN_MS = 120_000;

/**
 * How many messages a second one worker sends: claimed, judged by the gate, rendered, sent to a sink on this
 * machine, answers written back. The limit is the same requests without any of that, to the same sink: one that
 * answers at once, then one that takes its time.
 */
export async function benchDispatch(): Promise<void> {
  await measureDispatch('messages sent', 0, MESSAGES);
  await measureDispatch(`messages sent, sink takes ${SLOW_SINK_MS} ms`, SLOW_SINK_MS, MESSAGES / 2);
}

function measureDispatch(figure: string, sinkDelayMs: number, messages: number): Promise<void> {
  return withWorker(
    async ({ pool, sinkUrl, encryptionKey, startWorker }) => {
      const before = await seedShop(pool, encryptionKey, WARM_UP);
      const shop = await seedShop(pool, encryptionKey, messages);
      const worker = await startWorker();
      await measureBareLoop(sinkUrl, { requests: WARM_UP });
      const limit = await measureBareLoop(sinkUrl, { requests: messages });
      await queueMessages(pool, before);
      await waitFor(
        'the first messages to be sent',
        async () => (await countSent(pool, before.shopId)) === WARM_UP,
        WITHIN_MS,
      );
      await queueMessages(pool, shop);
      const startMs = performance.now();
      const isDone = async () => (await countSent(pool, shop.shopId)) === messages;
      await waitFor('all messages to be sent', isDone, WITHIN_MS);
      const perSecond = messages / ((performance.now() - startMs) / 1000);
      printFigure({ bench: 'dispatch', figure, value: perSecond, unit: '1/s', limit });
      const megabytes = worker.pid === null ? null : peakMegabytes(worker.pid);
      if (megabytes !== null)
        printFigure({
          bench: 'dispatch',
          figure: `${figure}, most memory of the worker`,
          value: megabytes,
          unit: 'MB',
          limit: null,
        });
    },
    { sinkDelayMs },
  );
}
