import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { claimBatch, type ClaimedMessage } from '#features/engine/messaging/server/dispatch/claim-batch.ts';
import { settleAnswers } from '#features/engine/messaging/server/dispatch/settle-answers.ts';
import { advanceMessages } from '#features/engine/messaging/server/index.ts';
import { catchUp } from '#features/product/audiences/server/index.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { SeededShop } from './seeds/seed-shop.ts';

const CLAIM = 500;
const RECEIPTS = 100;

/** Meta's code for a number that cannot be reached. */
const UNDELIVERABLE = 131026;

/** The fields of a receipt, by the state that it reports. */
const REPORTS = {
  delivered: (at: Date) => ({ deliveredAt: at }),
  read: (at: Date) => ({ readAt: at }),
  failed: (at: Date) => ({ failedAt: at, code: UNDELIVERABLE, error: 'Message undeliverable' }),
};

/** Claims every due message of the shop, as a worker does. */
export async function claimAll(
  open: Pick<OpenDatabase, 'db' | 'pool'>,
  { senderId }: SeededShop,
  now: Date,
): Promise<ClaimedMessage[]> {
  const claimed: ClaimedMessage[] = [];
  const wanted = { senderId, workerId: randomUUID(), limit: CLAIM, atOnce: CLAIM };
  for (;;) {
    const batch = await inTransaction(open, (client) => claimBatch(client, wanted, now));
    if (!batch) return claimed;
    claimed.push(...batch.messages);
  }
}

/** Settles claimed messages as sent, as a worker does with its provider's responses. */
export async function settleAll(
  open: Pick<OpenDatabase, 'db' | 'pool'>,
  claimed: readonly ClaimedMessage[],
  now: Date,
): Promise<void> {
  for (const batch of inBatches(claimed, CLAIM)) {
    const settlements = batch.map((message) => {
      const ending = { kind: 'sent' as const, providerMessageId: `wamid.${message.messageId}` };
      return { message, ending };
    });
    const claims = [...new Set(batch.map(({ claimId }) => claimId))];
    await inTransaction(open, (client) => settleAnswers(client, settlements, claims, now));
  }
}

/** Applies a receipt for each message, as the server does with the provider's webhooks. */
export async function applyReceipts(
  open: Pick<OpenDatabase, 'db' | 'pool'>,
  messages: readonly ClaimedMessage[],
  receipt: keyof typeof REPORTS,
  now: Date,
): Promise<void> {
  for (const batch of inBatches(messages, RECEIPTS))
    await advanceMessages(
      open.pool,
      batch.map(({ shopId, messageId, createdAt }) => {
        return { shopId, messageId, createdAt, ...REPORTS[receipt](now) };
      }),
    );
}

/** Applies pending changes to the facts of the shop's audiences. */
export function applyFacts(
  { db }: Pick<OpenDatabase, 'db'>,
  { shopId }: SeededShop,
  now: Date,
): Promise<number> {
  return db.transaction().execute((tx) => catchUp({ clock: { now: () => now } }, tx, shopId));
}

export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, nth) =>
    items.slice(nth * size, (nth + 1) * size),
  );
}

async function inTransaction<Result>(
  { pool }: Pick<OpenDatabase, 'pool'>,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}
