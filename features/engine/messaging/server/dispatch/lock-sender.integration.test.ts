import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { inConnection } from '#platform/database/in-connection.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { testNow } from '#tools/test-environment/test-time.ts';
import { claimBatch } from './claim-batch.ts';

const open = useTestDatabase({ connections: 2 });
let shop: SeededShop;
beforeAll(async () => {
  await open.pool.query(`insert into installation (check_sealed) values ('')`);
  shop = await seedShop(open.db, Buffer.alloc(32), 3);
  await queueMessages(open.db, shop, { purpose: 'utility', sourceType: 'receiptStory' });
});

it('allows no claims on a promoted standby before the check for missing data', async () => {
  await open.pool.query('update installation set timeline = current_timeline() - 1');
  expect(await claim()).toBe(0);
  await open.pool.query('update installation set timeline = current_timeline()');
  expect(await claim()).toBe(3);
});

async function claim(): Promise<number> {
  const wanted = { senderId: shop.senderId, workerId: randomUUID(), limit: 10, atOnce: 1 };
  const batch = await inConnection(open.pool, (client) => claimBatch(client, wanted, testNow()));
  return batch?.messages.length ?? 0;
}
