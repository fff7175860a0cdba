import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { findOrCreateSubscriber, type KnownPerson } from '#features/foundations/subscribers/server/index.ts';
import { settleMerges } from '#features/foundations/subscribers/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addListeners } from './listeners.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
const NOW = new Date('2026-11-20T12:00:00Z');
/**
 * Tables that a merge does not move: subscribers and their aliases, pending merges, and the facts of audiences, which
 * are read again after the notes that the merge itself writes.
 */
const THEIR_OWN = [
  'subscribers',
  'subscriber_aliases',
  'unsettled_merges',
  'audience_changes',
  'subscriber_facts',
  'listed_subscribers',
];
/** Tables that cannot get rows during a merge, because an import locks the rows of people whom it adds to a list. */
const WRITTEN_WITH_THE_PERSON = ['import_members'];
/** A value for a required column, by the column's type. */
const VALUES: Readonly<Record<string, unknown>> = {
  int2: 1,
  int4: 1,
  int8: 1,
  bool: true,
  text: 'granted',
  _text: [],
  jsonb: '{}',
  uuid: ID,
  timestamptz: NOW,
};

const open = useTestDatabase({ connections: 1 });
let ctx: Context;
let now = NOW;
beforeAll(async () => {
  ctx = { ...open, clock: { now: () => now }, events: new EventBus() } as unknown as Context;
  addListeners(ctx);
});

it('moves the rows of a merged subscriber, in every table (a new table needs a listener that moves its rows)', async () => {
  await dropConstraints();
  const byPhone = await savePerson({ channel: 'WA', phoneE164: '+4915112345678' });
  const byAccount = await savePerson({ channel: 'WA', phoneE164: null, bsuid: 'DE.1' });
  const tables = await tablesNamingSubscribers();
  for (const table of tables) await insertRowOf(table, byAccount);

  await savePerson({ channel: 'WA', phoneE164: '+4915112345678', bsuid: 'DE.1' });
  expect(await tablesWithRowsOf(tables, byAccount)).toEqual([]);
  expect(await tablesWithRowsOf(tables, byPhone)).toEqual(tables);
});

it('also moves rows that were written during the merge, in every table', async () => {
  const byPhone = await savePerson({ channel: 'WA', phoneE164: '+4915112345679' });
  const byAccount = await savePerson({ channel: 'WA', phoneE164: null, bsuid: 'DE.2' });
  await savePerson({ channel: 'WA', phoneE164: '+4915112345679', bsuid: 'DE.2' });
  const tables = (await tablesNamingSubscribers()).filter(
    (table) => !WRITTEN_WITH_THE_PERSON.includes(table),
  );
  await dropKeys();
  for (const table of tables) await insertRowOf(table, byAccount);
  // The first check moves the rows. A later check finds that nothing is left that could write more of them.
  for (let checks = 0; checks < 3; checks += 1) {
    now = new Date(now.getTime() + 60_000);
    await settleMerges(ctx);
  }
  expect(await tablesWithRowsOf(tables, byAccount)).toEqual([]);
  expect(await tablesWithRowsOf(tables, byPhone)).toEqual(tables);
  const { rows } = await sql`select from unsettled_merges where subscriber_id = ${byAccount}`.execute(
    open.db,
  );
  expect(rows).toEqual([]);
});

/** Creates a person a second later than the one before. The older row remains after a merge. */
function savePerson(person: KnownPerson): Promise<string> {
  now = new Date(now.getTime() + 1000);
  return open.db.transaction().execute(async (tx) => {
    return (await findOrCreateSubscriber(ctx, tx, 1, person)).subscriber_id;
  });
}

/** Drops constraints, so that a test row needs only its required columns and no rows in other tables. */
async function dropConstraints(): Promise<void> {
  await sql`
    do $$ declare c record; begin
      for c in select conrelid::regclass as place, conname from pg_constraint
        where contype in ('c', 'f') and connamespace = 'public'::regnamespace and coninhcount = 0 and conparentid = 0
      loop execute format('alter table %s drop constraint %I', c.place, c.conname); end loop;
    end $$`.execute(open.db);
}

/** Deletes the rows of the first test, which have the same keys. */
async function dropKeys(): Promise<void> {
  for (const table of await tablesNamingSubscribers())
    await sql`delete from ${sql.table(table)}`.execute(open.db);
}

async function tablesNamingSubscribers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'subscriber_id' and not a.attisdropped
    order by name`.execute(open.db);
  return rows.map(({ name }) => name).filter((name) => !THEIR_OWN.includes(name));
}

async function insertRowOf(table: string, subscriberId: string): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and (column_name = 'subscriber_id' or (is_nullable = 'NO' and column_default is null))
      and is_generated = 'NEVER'`.execute(open.db);
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    rows.map(({ name, type }) => (name === 'subscriber_id' ? subscriberId : VALUES[type])),
  );
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(open.db);
}

async function tablesWithRowsOf(tables: readonly string[], subscriberId: string): Promise<string[]> {
  const named: string[] = [];
  for (const table of tables) {
    const { rows } = await sql`
      select from ${sql.table(table)} where shop_id = 1 and subscriber_id = ${subscriberId}`.execute(open.db);
    if (rows.length > 0) named.push(table);
  }
  return named;
}
