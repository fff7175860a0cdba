import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMonthPart } from '#platform/database/month-partitions.ts';
import { openMeteredDatabase, type MeteredDatabase } from '#platform/testing/metered-database.ts';
import type { Costs } from '#platform/testing/wal-meter.ts';
import { applyFacts, applyReceipts, claimAll, settleAll } from '#tools/test-environment/message-steps.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { testNow } from '#tools/test-environment/test-time.ts';

const MESSAGES = 500;
/** A ratio fails if it exceeds the best one by more than this factor. */
const MOST_GROWTH = 1.05;
/**
 * How many times as much as a plain message each situation costs. Each value is the highest of several runs, or 1 where the
 * ratio is always the same.
 */
const BEST = {
  neverAnalysed: { statements: 1, rows: 1, indexEntries: 1, logBytes: 1, pages: 1.02 },
  nextMonth: { statements: 1, rows: 1, indexEntries: 1, logBytes: 1, pages: 1.02 },
} as const;
const MONTH_MS = 31 * 24 * 3_600_000;
type Situation = keyof typeof BEST;
type Figure = keyof (typeof BEST)[Situation];

let database: MeteredDatabase;
beforeAll(async () => {
  database = await openMeteredDatabase();
  for (const ahead of [0, MONTH_MS])
    await makeMonthPart(database.open.db, 'messages', new Date(testNow().getTime() + ahead), testNow());
});
afterAll(() => database.close());

/** Returns the cost of a new shop's message from the outbox to its last receipt, sent this long after it was written. */
async function measureMessage({ sentAfterMs = 0, isAnalysed = true }): Promise<Costs> {
  const { open, meter } = database;
  const shop = await seedShop(open.db, randomBytes(32), MESSAGES);
  await applyFacts(open, shop, testNow());
  const send = async () => {
    await queueMessages(open.db, shop);
    const now = new Date(testNow().getTime() + sentAfterMs);
    const claimed = await claimAll(open, shop, now);
    expect(claimed).toHaveLength(MESSAGES);
    await settleAll(open, claimed, now);
    await applyReceipts(open, claimed, 'delivered', now);
    await applyReceipts(open, claimed, 'read', now);
    await applyFacts(open, shop, now);
  };
  return meter.measure(MESSAGES, send, { isAnalysed });
}

it('costs about as much in a database that was never analysed, and across the end of a month', async () => {
  const neverAnalysed = await measureMessage({ isAnalysed: false });
  const plain = await measureMessage({});
  const nextMonth = await measureMessage({ sentAfterMs: MONTH_MS });
  expect([
    ...increasesOf('neverAnalysed', neverAnalysed, plain),
    ...increasesOf('nextMonth', nextMonth, plain),
  ]).toEqual([]);
});

function increasesOf(situation: Situation, costs: Costs, plain: Costs): string[] {
  const best = BEST[situation];
  return (Object.keys(best) as Figure[])
    .filter((figure) => costs[figure] > plain[figure] * best[figure] * growthOf(figure))
    .map((figure) => {
      const statements = figure === 'pages' ? costs.pagesByStatement : costs.byStatement;
      return `${situation}: ${figure} ${costs[figure]}, a plain message ${plain[figure]}. By statement: ${JSON.stringify(statements)}`;
    });
}

/** The number of statements is always the same. */
function growthOf(figure: Figure): number {
  return figure === 'statements' ? 1 : MOST_GROWTH;
}
