import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';

let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await drop();
});

async function partitions(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'webhook_inbox'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
}

it('makes a table for each month ahead, once', async () => {
  await client.query(`select ensure_month_partitions('2027-01-15', 2)`);
  await client.query(`select ensure_month_partitions('2027-01-20', 2)`);
  expect(await partitions()).toEqual([
    'webhook_inbox_2027_01',
    'webhook_inbox_2027_02',
    'webhook_inbox_default',
  ]);
});

it('leaves a month where it is when its rows came before its table', async () => {
  await client.query(
    `insert into webhook_inbox (event_id, received_at, source, topic, body, triggered_at, state, due_at)
     values (gen_random_uuid(), '2027-06-10', 'shopify', 'orders/create', '{}', now(), 'new', now())`,
  );
  await client.query(`select ensure_month_partitions('2027-06-11', 2)`);
  expect(await partitions()).not.toContain('webhook_inbox_2027_06');
  expect(await partitions()).toContain('webhook_inbox_2027_07');
});
