import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/world/seeds/add-subscriber.ts';
import { insertShop } from '#tools/world/seeds/insert-shop.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { findPersonScope } from './person-scope.ts';

const PHONE = '+4915112345678';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let shopId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 3 });
  shopId = await insertShop(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('finds a person whose number goes to another row while it waits for the row that had it', async () => {
  const byPhone = await addSubscriber(open.db, shopId, { phone: PHONE });
  const survivor = await addSubscriber(open.db, shopId, { phone: '+4915112345679' });
  const merge = await open.pool.connect();
  await merge.query('begin');
  await merge.query('delete from subscribers where subscriber_id = $1', [byPhone]);
  await merge.query('update subscribers set phone_e164 = $2 where subscriber_id = $1', [survivor, PHONE]);
  const subject = { subscriberId: null, customerId: null, email: null, phoneE164: PHONE, orderIds: [] };
  const found = open.db.transaction().execute((tx) => findPersonScope(tx, shopId, subject));
  await waitFor('it to wait for the row', async () => {
    const { rows } = await open.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`,
    );
    return rows.length > 0;
  });
  await merge.query('commit');
  merge.release();
  expect((await found).subscriberIds).toEqual([survivor]);
});
