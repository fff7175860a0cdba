import { expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '../test-environment/seeds/insert-shop.ts';
import { giveBackLeases } from './give-back-leases.ts';

const open = useTestDatabase({ connections: 1 });

it('lets a new server continue a store sync of a killed server at its last position', async () => {
  const shopId = await insertShop(open.db);
  await open.pool.query(
    `insert into store_syncs (shop_id, part, place, state, operation_id, lines_stored, due_at, leased_until)
     values ($1, 'orders', 1, 'storing', 'gid://1', 700, now(), now() + interval '10 minutes')`,
    [shopId],
  );
  await giveBackLeases(open.url);
  const { rows } = await open.pool.query(
    'select state, operation_id, lines_stored::integer, leased_until from store_syncs where shop_id = $1',
    [shopId],
  );
  expect(rows).toEqual([
    { state: 'storing', operation_id: 'gid://1', lines_stored: 700, leased_until: null },
  ]);
});
