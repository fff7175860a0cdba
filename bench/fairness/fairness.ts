import type pg from 'pg';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printBound } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';
import { benchSendingBehind } from './sending-behind.ts';
import { benchStopBehind } from './stop-behind.ts';
import { benchTimersBehind } from './timers-behind.ts';

const BROADCAST = amount(100_000, 5_000);
/** The messages of a shop whose provider does not respond: more than may ever be in flight. */
const HANGING = amount(10_000, 1_000);
const HANGS_MS = 20_000;
const RECEIPTS = amount(100, 20);
const BETWEEN_RECEIPTS_MS = 100;
const LIMIT_MS = 1000;
/** The message of an order receipt, which neither a cap nor quiet hours delay. */
const RECEIPT = { purpose: 'utility', sourceType: 'orderReceipt' } as const;

/**
 * Measures how long a shop's order receipts take beside another shop's broadcast of 100,000, and beside a shop whose
 * provider hangs. Then measures how long a timer, a broadcast and a STOP wait behind much work. `fairness waits` runs
 * only these last three.
 */
export async function benchFairness(): Promise<void> {
  if (!process.argv.includes('waits')) await measureSending();
  await benchTimersBehind();
  await benchSendingBehind();
  await benchStopBehind();
}

async function measureSending(): Promise<void> {
  await measureBeside('queued to sent, p99, beside a broadcast', { messages: BROADCAST, sinkDelayMs: 50 });
  await measureBeside(`queued to sent, p99, beside a provider that takes ${HANGS_MS / 1000} s`, {
    messages: HANGING,
    sinkDelayMs: 50,
    hangsMs: HANGS_MS,
  });
}

interface Neighbour {
  messages: number;
  sinkDelayMs: number;
  /** The provider's response time for this shop's number. By default it is the same as for the other shop. */
  hangsMs?: number;
}

function measureBeside(figure: string, { messages, sinkDelayMs, hangsMs }: Neighbour): Promise<void> {
  return withWorker(
    async ({ pool, db, encryptionKey, startWorker, delayNumber }) => {
      const loud = await seedShop(db, encryptionKey, messages);
      const quiet = await seedShop(db, encryptionKey, 1);
      if (hangsMs !== undefined) delayNumber(loud.senderId, hangsMs);
      await startWorker();
      await queueMessages(db, loud);
      for (let sent = 0; sent < RECEIPTS; sent += 1) {
        await queueMessages(db, quiet, RECEIPT);
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_RECEIPTS_MS));
      }
      const value = await waitFor('the other shop’s messages', () => p99OfSent(pool, quiet), 60_000);
      printBound({ bench: 'fairness', figure, value, unit: 'ms', limit: LIMIT_MS });
    },
    { sinkDelayMs },
  );
}

async function p99OfSent(pool: pg.Pool, { shopId }: SeededShop): Promise<number | null> {
  const { rows } = await pool.query<{ ms: string }>(
    `select extract(epoch from sent_at - created_at) * 1000 as ms from messages
     where shop_id = $1 and sent_at is not null order by 1`,
    [shopId],
  );
  return rows.length < RECEIPTS ? null : Number(rows[Math.ceil(rows.length * 0.99) - 1]?.ms ?? 0);
}
