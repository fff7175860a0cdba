import { sql, type RawBuilder } from 'kysely';
import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';

/** Moves a person's imports and attributes to the row that stays after a merge. If both have a value, the newer one is kept. */
export async function moveImported(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with gone as (
      delete from import_members where shop_id = ${shopId} and subscriber_id = ${fromId}
        and import_id = any(array(${importsWithMembers(shopId)})) returning import_id
    )
    insert into import_members (shop_id, import_id, subscriber_id)
    select ${shopId}, import_id, ${toId} from gone on conflict do nothing`.execute(tx);
  await sql`
    with gone as (
      delete from attribute_values where shop_id = ${shopId} and subscriber_id = ${fromId} returning *
    )
    insert into attribute_values as v
      (shop_id, attribute_id, subscriber_id, item, text_value, number_value, date_value, changed_at)
    select shop_id, attribute_id, ${toId}, item, text_value, number_value, date_value, changed_at from gone
    on conflict (shop_id, attribute_id, subscriber_id, item) do update set
      text_value = excluded.text_value, number_value = excluded.number_value, date_value = excluded.date_value,
      changed_at = excluded.changed_at
    where excluded.changed_at > v.changed_at`.execute(tx);
}

/** Finds the shop's imports by skipping through the index, whose key begins with the import. */
function importsWithMembers(shopId: number): RawBuilder<unknown> {
  return sql`
    with recursive imports as (
      (select import_id from import_members where shop_id = ${shopId} order by import_id limit 1)
      union all
      select (
        select m.import_id from import_members m
        where m.shop_id = ${shopId} and m.import_id > l.import_id order by m.import_id limit 1
      ) from imports l where l.import_id is not null
    )
    select import_id from imports where import_id is not null`;
}
