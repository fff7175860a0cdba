import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClaimedMessage } from '#features/engine/messaging/server/dispatch/claim-batch.ts';
import { makeMonthPart } from '#platform/database/month-partitions.ts';
import { costIncreases, type CostFigures } from '#platform/testing/cost-limits.ts';
import { openMeteredDatabase, type MeteredDatabase } from '#platform/testing/metered-database.ts';
import type { Costs } from '#platform/testing/wal-meter.ts';
import { applyFacts, applyReceipts, claimAll, settleAll } from '#tools/test-environment/message-steps.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { testNow } from '#tools/test-environment/test-time.ts';

const MESSAGES = 2000;

/** The best figures so far of each step, for one message. A change that makes a step cheaper lowers its figures here. */
const BEST: Record<string, CostFigures> = {
  written: { statements: 0.0035, rows: 4, indexEntries: 9, logBytes: 2224, pages: 29.74 },
  claimed: { statements: 0.0125, rows: 1.03, indexEntries: 0.026, logBytes: 92.84, pages: 13.24 },
  sent: { statements: 0.012, rows: 1.24, indexEntries: 0.613, logBytes: 374, pages: 8.09 },
  'facts of what was sent': { statements: 0.0045, rows: 1.02, indexEntries: 1, logBytes: 216, pages: 6.11 },
  delivered: { statements: 0.01, rows: 2.02, indexEntries: 0, logBytes: 221, pages: 10.85 },
  read: { statements: 0.01, rows: 2.03, indexEntries: 0.01, logBytes: 248, pages: 10.82 },
  'facts of what was read': {
    statements: 0.0045,
    rows: 1.42,
    indexEntries: 0.825,
    logBytes: 193,
    pages: 5.32,
  },
  failed: { statements: 0.01, rows: 3.04, indexEntries: 1, logBytes: 452, pages: 14.8 },
  'facts of what failed': { statements: 0.0045, rows: 2.23, indexEntries: 0.457, logBytes: 192, pages: 6.3 },
};

let database: MeteredDatabase;
let shop: SeededShop;
beforeAll(async () => {
  database = await openMeteredDatabase();
  const { db } = database.open;
  await makeMonthPart(db, 'messages', testNow(), testNow());
  shop = await seedShop(db, randomBytes(32), MESSAGES);
  await applyFacts(database.open, shop, testNow());
});
afterAll(() => database.close());

it('costs the database no more than the best so far, from the outbox to the last receipt', async () => {
  const { open, meter } = database;
  const costs: Record<string, Costs> = {};
  const measure = async (step: string, act: () => Promise<unknown>) => {
    costs[step] = await meter.measure(MESSAGES, act);
  };
  let claimed: ClaimedMessage[] = [];
  await measure('written', () => queueMessages(open.db, shop));
  await measure('claimed', async () => {
    claimed = await claimAll(open, shop, testNow());
  });
  await measure('sent', () => settleAll(open, claimed, testNow()));
  await measure('facts of what was sent', () => applyFacts(open, shop, testNow()));
  await measure('delivered', () => applyReceipts(open, claimed, 'delivered', testNow()));
  await measure('read', () => applyReceipts(open, claimed, 'read', testNow()));
  await measure('facts of what was read', () => applyFacts(open, shop, testNow()));
  await queueMessages(open.db, shop);
  const unreachable = await claimAll(open, shop, testNow());
  await settleAll(open, unreachable, testNow());
  await applyFacts(open, shop, testNow());
  await measure('failed', () => applyReceipts(open, unreachable, 'failed', testNow()));
  await measure('facts of what failed', () => applyFacts(open, shop, testNow()));
  expect(Object.entries(costs).flatMap(([step, found]) => costIncreases(step, found, BEST[step]))).toEqual(
    [],
  );
});
