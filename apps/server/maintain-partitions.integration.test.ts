import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { maintainPartitions } from './maintain-partitions.ts';

const open = useTestDatabase({ connections: 3 });

const maintainAt = (day: string) =>
  maintainPartitions({
    slowDb: open.db,
    clock: { now: () => new Date(day) },
    log: openLogger('silent', 'test'),
  });

async function parts(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`.execute(
    open.db,
  );
  return rows.map(({ name }) => name);
}

async function receive(day: string): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    insert into webhook_inbox (event_id, received_at, source, topic, priority, lane, body, triggered_at, state, due_at)
    values (gen_random_uuid(), ${day}, 'shopify', 'orders/create', 1, 'wren', '{}', now(), 'new', now())
    returning tableoid::regclass::text as part`.execute(open.db);
  return rows[0]?.part ?? '';
}

it('creates each partition of the coming months once, with the same options and indexes as the others', async () => {
  await maintainAt('2027-01-31T12:00:00Z');
  await Promise.all([maintainAt('2027-01-31T12:00:00Z'), maintainAt('2027-02-01T00:00:00Z')]);
  for (const table of ['messages', 'webhook_inbox']) {
    const made = (await parts(table)).filter((name) => name.includes('2027'));
    expect(made).toEqual(['01', '02', '03', '04', '05'].map((month) => `${table}_2027_${month}`));
  }
  expect(await receive('2027-02-28T23:59:59Z')).toBe('webhook_inbox_2027_02');
  const { rows } = await sql`
    select max(c.reloptions::text) as options, count(*)::int = (
      select count(*) from pg_index where indrelid = 'messages'::regclass) as has_all_indexes
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relname = 'messages_2027_01'`.execute(
    open.db,
  );
  expect(rows).toEqual([{ options: '{fillfactor=50}', has_all_indexes: true }]);
});

it('creates no partition for a month whose rows are already in the default partition', async () => {
  expect(await receive('2027-08-10')).toBe('webhook_inbox_default');
  await maintainAt('2027-08-11T12:00:00Z');
  expect(await parts('webhook_inbox')).not.toContain('webhook_inbox_2027_08');
  expect(await parts('webhook_inbox')).toContain('webhook_inbox_2027_09');
  const { rows } = await sql`select conname from pg_constraint where conname like 'not_in_%'`.execute(
    open.db,
  );
  expect(rows).toEqual([]);
});

it('does not make others wait while a long read blocks it, and creates the partition afterwards', async () => {
  const reader = await open.pool.connect();
  await reader.query('begin; select from messages');
  const making = maintainAt('2028-01-15T12:00:00Z');
  // Other readers are not delayed, although the long read still runs.
  let isOver = false;
  const over = making.catch(() => undefined).finally(() => (isOver = true));
  while (!isOver) await open.pool.query('select from messages');
  await over;
  await expect(making).rejects.toThrow('lock timeout');
  await reader.query('commit');
  reader.release();
  await maintainAt('2028-01-15T12:00:00Z');
  expect(await parts('messages')).toContain('messages_2028_04');
});
