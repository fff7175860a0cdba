import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inConnection } from '#platform/database/in-connection.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { duringReceipt } from '#tools/test-environment/during-receipt.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { holdEverything } from './held/hold-everything.ts';
import { endHolding, settleHeld } from './held/settle-held.ts';
import { settleTrouble } from './settle-trouble.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const ALL = { decision: 'drop', note: 'all had gone out', key: null } as const;

const open = useTestDatabase({ connections: 4 });
let shopId: number;
let messageId: string;
let ctx: Parameters<typeof settleTrouble>[0];

beforeAll(async () => {
  shopId = await insertShop(open.db);
  // Decisions about messages use no jobs.
  const part = { db: open.db, slowDb: open.db, pool: open.pool, clock: { now: () => NOW } };
  ctx = part as unknown as typeof ctx;
});
beforeEach(async () => {
  messageId = await queueMessage(open.db, { shopId }, NOW);
});

it('waits for the receipt of a held message, does not drop it, and leaves nothing held', async () => {
  await inConnection(open.pool, (client) => holdEverything(client, { backedUpAt: NOW, restoredAt: NOW }));
  expect(await duringReceipt(open.pool, messageId, () => settleHeld(ctx, { ...ALL, kind: 'message' }))).toBe(
    0,
  );
  expect(await stateOfMessage()).toEqual([{ state: 'sent' }]);
  expect(await endHolding(ctx, 'decided about all')).toBe(true);
});

it('does not count an uncertain message as failed if its receipt arrives meanwhile', async () => {
  await open.pool.query(`update outbox set state = 'uncertain', claimed_at = $1`, [NOW]);
  const drop = () => settleTrouble(ctx, { ...ALL, kind: 'uncertain' });
  expect(await duringReceipt(open.pool, messageId, drop)).toBe(0);
  expect(await stateOfMessage()).toEqual([{ state: 'sent' }]);
});

async function stateOfMessage(): Promise<unknown[]> {
  return (await open.pool.query('select state from messages where message_id = $1', [messageId])).rows;
}
