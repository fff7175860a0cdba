import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Tables that may name a merged id, or that need no check of their own, each with the reason. */
const NOT_CHECKED: Readonly<Record<string, string>> = {
  subscribers: 'the merged row is deleted',
  subscriber_aliases: 'keeps the old id forever',
  unsettled_merges: 'keeps the old id until the merge is settled',
  audience_changes: 'audiences count again from the rows themselves',
  subscriber_facts: 'audiences count again from the rows themselves',
  listed_subscribers: 'follows the subscriber’s row by trigger',
  import_members:
    'an import holds the rows of the people it knew, and nobody can merge those it has just made',
  message_keys: 'written and moved together with a message',
  short_links: 'written and moved together with a message',
};

/** The tables whose rows name subscribers, from the database itself, so that a new one is not forgotten. */
export async function listNamingTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'subscriber_id' and not a.attisdropped
    order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in NOT_CHECKED));
}

/** Whether a row of the table names the `shop_id` and `subscriber_id` of `u`. */
export function isNamedIn(table: string): RawBuilder<boolean> {
  return sql`exists (
    select from ${sql.table(table)} t where t.shop_id = u.shop_id and t.subscriber_id = u.subscriber_id)`;
}
