import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { openClock } from '#platform/clock/clock.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import type { StoreCommand } from '../../contract/store-command.ts';
import { commandsDue, syncsDue } from '../what-is-due.ts';
import { leaseCommands } from './command-queries.ts';
import { queueStoreCommand } from './queue-store-command.ts';

const clock = openClock(null);

const open = useTestDatabase({ connections: 2 });
let shopId: number;
beforeAll(async () => {
  await open.pool.query(`insert into installation (check_sealed) values ('')`);
  ({ shopId } = await seedShop(open.db, Buffer.alloc(32), 1));
});

it('executes no commands after a fail-over until an operator has checked the installation', async () => {
  const command: StoreCommand = { kind: 'tagOrder', orderId: 'gid://shopify/Order/1', add: ['Confirmed'] };
  await open.db
    .transaction()
    .execute((tx) => queueStoreCommand({ clock }, tx, { shopId, key: 'confirmed 1', command }));

  await open.pool.query('update installation set timeline = current_timeline() - 1');
  expect(await leased()).toEqual([]);
  await open.pool.query('update installation set timeline = current_timeline()');
  expect(await leased()).toEqual(['confirmed 1']);
});

it('reports nothing due for a store that removed the app', async () => {
  await open.pool.query(
    `insert into store_syncs (shop_id, part, place, state, due_at) values ($1, 'orders', 1, 'waiting', now() - interval '1 hour')
     on conflict (shop_id, part) do update set state = excluded.state, due_at = excluded.due_at, leased_until = null`,
    [shopId],
  );
  await open.pool.query(`update store_commands set leased_until = null, due_at = now() - interval '1 hour'`);
  expect(await due()).toEqual({ syncs: true, commands: true });
  await open.pool.query('update shops set uninstalled_at = now() where shop_id = $1', [shopId]);
  expect(await due()).toEqual({ syncs: false, commands: false });
});

async function due(): Promise<unknown> {
  const now = clock.now();
  const { rows } = await sql`select ${syncsDue(now)} as syncs, ${commandsDue(now)} as commands`.execute(
    open.db,
  );
  return rows[0];
}

async function leased(): Promise<string[]> {
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + 60_000);
  const { held } = await leaseCommands(open.db, shopId, { now, leaseUntil, limit: 10 });
  return held.map(({ key }) => key);
}
