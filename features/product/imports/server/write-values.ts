import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { AttributeRow } from './attribute-queries.ts';

/** The attributes of a stored person, in the order of the plan. */
export interface StoredPerson {
  subscriberId: string;
  tags: string[] | null;
  values: (string | null)[] | null;
}

/** The column of each type's values, and the conversion of its text. */
const COLUMN_OF: Readonly<Record<string, { column: string; type: string }>> = {
  valueString: { column: 'text_value', type: 'text' },
  valueNumber: { column: 'number_value', type: 'numeric' },
  valueDate: { column: 'date_value', type: 'date' },
};

/** Stores the values of one of a list's columns. The latest list counts. People without a value keep theirs. */
export async function writeValues(
  tx: Tx,
  { shop_id: shopId, attribute_id: attributeId, value_type: valueType }: AttributeRow,
  { kept, nth, now }: { kept: readonly StoredPerson[]; nth: number; now: Date },
): Promise<void> {
  const rows = kept.flatMap(({ subscriberId, values }) => {
    const value = values?.[nth] ?? null;
    return value === null ? [] : [{ subscriberId, value }];
  });
  const place = COLUMN_OF[valueType];
  if (rows.length === 0 || !place) return;
  const column = sql.ref(place.column);
  await sql`
    insert into attribute_values as v (shop_id, attribute_id, subscriber_id, ${column}, changed_at)
    select ${shopId}, ${attributeId}, t.subscriber_id, t.value::${sql.raw(place.type)}, ${now}
    from unnest(${rows.map((one) => one.subscriberId)}::uuid[], ${rows.map((one) => one.value)}::text[])
      as t (subscriber_id, value)
    on conflict (shop_id, attribute_id, subscriber_id, item) do update
      set ${column} = excluded.${column}, changed_at = excluded.changed_at
      where v.${column} is distinct from excluded.${column}`.execute(tx);
}

/** Adds the tags of a list to those that people have. */
export async function writeTags(
  tx: Tx,
  { shop_id: shopId, attribute_id: attributeId }: AttributeRow,
  { kept, now }: { kept: readonly StoredPerson[]; now: Date },
): Promise<void> {
  const rows = kept.flatMap(({ subscriberId, tags }) => (tags ?? []).map((tag) => ({ subscriberId, tag })));
  if (rows.length === 0) return;
  await sql`
    insert into attribute_values (shop_id, attribute_id, subscriber_id, item, text_value, changed_at)
    select ${shopId}, ${attributeId}, t.subscriber_id, t.tag, t.tag, ${now}
    from unnest(${rows.map((one) => one.subscriberId)}::uuid[], ${rows.map((one) => one.tag)}::text[])
      as t (subscriber_id, tag)
    on conflict do nothing`.execute(tx);
}
