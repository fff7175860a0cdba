import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { duringReceipt } from '#tools/test-environment/during-receipt.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { dropOnOptOut } from './drop-queued.ts';

const open = useTestDatabase({ connections: 4 });

it('drops the waiting messages of a person who opts out while a receipt of a retried message is stored', async () => {
  const shopId = await insertShop(open.db);
  const subscriberId = randomUUID();
  const triedTwice = await queueMessage(open.db, { shopId, subscriberId });
  const waiting = await queueMessage(open.db, { shopId, subscriberId });
  await duringReceipt(open.pool, triedTwice, () =>
    open.db.transaction().execute((tx) => dropOnOptOut(tx, { shopId, subscriberId, endsAll: true } as never)),
  );
  const { rows } = await open.pool.query<{ message_id: string; state: string }>(
    'select message_id, state from messages',
  );
  expect(Object.fromEntries(rows.map((row) => [row.message_id, row.state]))).toEqual({
    [triedTwice]: 'sent',
    [waiting]: 'skipped',
  });
  expect((await open.pool.query('select from outbox')).rowCount).toBe(0);
});
