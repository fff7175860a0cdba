import { queueMessages } from '../../tools/world/queue-messages.ts';
import { seedShop } from '../../tools/world/seed-shop.ts';
import { waitFor } from '../../tools/world/wait-for.ts';
import { printFigure } from '../figure.ts';
import { withWorker } from '../worker/with-worker.ts';

const BROADCAST = 100_000;
const RECEIPTS = 100;
const BETWEEN_RECEIPTS_MS = 100;
const LIMIT_MS = 1000;
/** What an order is answered with; no cap and no night keeps it. */
const RECEIPT = { purpose: 'utility', sourceType: 'orderReceipt' } as const;

/** While one shop's broadcast of 100,000 runs against a provider of 50 ms: how long another shop's order receipts take. */
export function benchFairness(): Promise<void> {
  return withWorker(
    async ({ pool, encryptionKey, startWorker }) => {
      const loud = await seedShop(pool, encryptionKey, BROADCAST);
      const quiet = await seedShop(pool, encryptionKey, 1);
      await startWorker();
      await queueMessages(pool, loud);
      for (let sent = 0; sent < RECEIPTS; sent += 1) {
        await queueMessages(pool, quiet, RECEIPT);
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_RECEIPTS_MS));
      }
      const latenesses = await waitFor(
        'the other shop’s messages',
        async () => {
          const { rows } = await pool.query<{ ms: string }>(
            `select extract(epoch from sent_at - created_at) * 1000 as ms from messages
           where shop_id = $1 and sent_at is not null order by 1`,
            [quiet.shopId],
          );
          return rows.length === RECEIPTS && rows.map(({ ms }) => Number(ms));
        },
        60_000,
      );
      const p99 = latenesses[Math.ceil(latenesses.length * 0.99) - 1] ?? 0;
      printFigure({
        bench: 'fairness',
        figure: 'queued to sent, p99',
        value: p99,
        unit: 'ms',
        limit: LIMIT_MS,
      });
    },
    { sinkDelayMs: 50 },
  );
}
