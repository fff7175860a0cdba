import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catchUp } from '#features/audiences/server/index.ts';
import {
  advanceMessages,
  claimBatch,
  settleAnswers,
  type ClaimedMessage,
} from '#features/messaging/server/index.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { makeMonthPart } from '#platform/database/month-partitions.ts';
import { WalMeter, type Costs } from '#platform/testing/wal-meter.ts';
import { queueMessages } from '#tools/world/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/world/seeds/seed-shop.ts';
import { worldNow } from '#tools/world/world-time.ts';

const MESSAGES = 2000;
const CLAIM = 500;
const RECEIPTS = 100;
/** More than the best by this is a loss, and one more statement, row or index entry for each message is much more. */
const MOST_ADDED = 1.05;

type Figures = Omit<Costs, 'byStatement'>;

/** The best so far of each step of a message's way, for one message. Who makes one cheaper writes it down here. */
const BEST: Record<string, Figures> = {
  written: { statements: 0.004, rows: 4, indexEntries: 9, logBytes: 2220 },
  claimed: { statements: 0.013, rows: 1.03, indexEntries: 0.026, logBytes: 93 },
  sent: { statements: 0.012, rows: 1.25, indexEntries: 0.62, logBytes: 386 },
  'facts of what was sent': { statements: 0.005, rows: 1.02, indexEntries: 1, logBytes: 222 },
  delivered: { statements: 0.01, rows: 2.02, indexEntries: 0.01, logBytes: 252 },
  read: { statements: 0.01, rows: 2.03, indexEntries: 0.01, logBytes: 269 },
  'facts of what was read': { statements: 0.005, rows: 1.43, indexEntries: 0.84, logBytes: 197 },
};

let postgres: EmbeddedPostgres;
let open: OpenDatabase;
let meter: WalMeter;
let shop: SeededShop;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ throwaway: true });
  await migrate(postgres.url);
  open = openDatabase(postgres.url, { connections: 1 });
  meter = await WalMeter.open(postgres.url, open.pool);
  await makeMonthPart(open.db, 'messages', worldNow(), worldNow());
  shop = await seedShop(open.db, randomBytes(32), MESSAGES);
  await applyFacts();
});
afterAll(async () => {
  await meter.close();
  await open.close();
  await postgres.stop();
});

it('costs the database no more than the best so far, from the outbox to the last receipt', async () => {
  const costs: Record<string, Costs> = {};
  const measure = async (step: string, act: () => Promise<unknown>) => {
    costs[step] = await meter.measure(MESSAGES, act);
  };
  let claimed: ClaimedMessage[] = [];
  await measure('written', () => queueMessages(open.db, shop));
  await measure('claimed', async () => {
    claimed = await claimAll();
  });
  await measure('sent', () => settleAll(claimed));
  await measure('facts of what was sent', applyFacts);
  await measure('delivered', () => tellAll(claimed, 'deliveredAt'));
  await measure('read', () => tellAll(claimed, 'readAt'));
  await measure('facts of what was read', applyFacts);
  expect(Object.entries(costs).flatMap(([step, found]) => lossesOf(step, found))).toEqual([]);
});

/** What costs more than it did, in words, with what each statement of the step writes. */
function lossesOf(step: string, { byStatement, ...found }: Costs): string[] {
  const best = BEST[step];
  if (best === undefined) return [`${step} has no best so far: ${JSON.stringify(found)}`];
  return (Object.keys(best) as (keyof Figures)[])
    .filter((figure) => found[figure] > best[figure] * MOST_ADDED)
    .map(
      (figure) =>
        `${step}: ${figure} ${found[figure]}, at best ${best[figure]}. Bytes of log by statement: ${JSON.stringify(byStatement)}`,
    );
}

async function claimAll(): Promise<ClaimedMessage[]> {
  const claimed: ClaimedMessage[] = [];
  const wanted = { senderId: shop.senderId, workerId: randomUUID(), limit: CLAIM, atOnce: CLAIM };
  for (;;) {
    const batch = await inTransaction((client) => claimBatch(client, wanted, worldNow()));
    if (!batch) return claimed;
    claimed.push(...batch.messages);
  }
}

async function settleAll(claimed: readonly ClaimedMessage[]): Promise<void> {
  for (const batch of inParts(claimed, CLAIM)) {
    const settlements = batch.map((message) => {
      const ending = { kind: 'sent' as const, providerMessageId: `wamid.${message.messageId}` };
      return { message, ending };
    });
    const claims = [...new Set(batch.map(({ claimId }) => claimId))];
    await inTransaction((client) => settleAnswers(client, settlements, claims, worldNow()));
  }
}

async function tellAll(claimed: readonly ClaimedMessage[], step: 'deliveredAt' | 'readAt'): Promise<void> {
  for (const batch of inParts(claimed, RECEIPTS)) {
    const keys = batch.map(({ shopId, messageId, createdAt }) => ({ shopId, messageId, createdAt }));
    await advanceMessages(
      open.pool,
      keys.map((key) => ({ ...key, [step]: worldNow() })),
    );
  }
}

function applyFacts(): Promise<number> {
  return open.db.transaction().execute((tx) => catchUp({ clock: { now: worldNow } }, tx, shop.shopId));
}

async function inTransaction<Result>(act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await open.pool.connect();
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, nth) =>
    items.slice(nth * size, (nth + 1) * size),
  );
}
