import { sql, type RawBuilder } from 'kysely';
import type { AttributeValue, PeopleSet } from '../contract/predicate.ts';
import { BLOCK_SIZE, peopleOfBlocks, STEP_BITS } from './facts/source-facts.ts';

/** The people of a set, by number or id. */
export interface SetSql {
  column: 'subscriber_no' | 'subscriber_id';
  people: RawBuilder<unknown>;
  /** Whether a person `f` is in the set, if that is faster than a search in all of it. */
  hasPerson?: RawBuilder<boolean>;
}

/**
 * Returns SQL for the people of a set. Only the database converts to lower case, because others convert `İ` and a final
 * `Σ` differently.
 */
export function peopleSet(shopId: number, set: PeopleSet): SetSql {
  switch (set.set) {
    case 'product':
      return byNumber(
        sql`select subscriber_no from subscriber_products where shop_id = ${shopId} and product_id = ${set.productId}`,
      );
    case 'collection':
      return byNumber(
        buyersOf(
          shopId,
          sql`select product_id from collection_products where shop_id = ${shopId} and collection_id = ${set.collectionId}`,
        ),
      );
    case 'productTag':
      return byNumber(
        buyersOf(
          shopId,
          sql`select product_id from products where shop_id = ${shopId}
            and exists (select from unnest(tags) as tag where lower(tag) = lower(${set.tag}))`,
        ),
      );
    case 'broadcast':
      return stepOfBroadcast(shopId, set);
    case 'import':
      return byId(
        sql`select subscriber_id from import_members where shop_id = ${shopId} and import_id = ${set.importId}`,
      );
    case 'attribute':
      return byId(
        sql`select subscriber_id from attribute_values where shop_id = ${shopId} and attribute_id = (
            select attribute_id from attributes where shop_id = ${shopId} and name_key = lower(${set.name}))
          and ${comparison(set.compare, set.value)}`,
      );
  }
}

function stepOfBroadcast(shopId: number, set: Extract<PeopleSet, { set: 'broadcast' }>): SetSql {
  const its = sql`k.shop_id = ${shopId} and k.broadcast_id = ${set.broadcastId} and k.step = ${sql.lit(STEP_BITS[set.step])}`;
  const size = sql.lit(BLOCK_SIZE);
  return {
    ...byNumber(sql`select subscriber_no from (${peopleOfBlocks(its)}) p`),
    hasPerson: sql`coalesce((select get_bit(k.people, f.subscriber_no % ${size}) = 1
      from broadcast_people k where ${its} and k.block = f.subscriber_no / ${size}), false)`,
  };
}

const byNumber = (people: RawBuilder<unknown>): SetSql => ({ column: 'subscriber_no', people });
const byId = (people: RawBuilder<unknown>): SetSql => ({ column: 'subscriber_id', people });

function buyersOf(shopId: number, products: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select subscriber_no from subscriber_products where shop_id = ${shopId} and product_id in (${products})`;
}

function comparison(compare: '<' | '=' | '>', value: AttributeValue): RawBuilder<boolean> {
  const operator = sql.raw(compare);
  if ('text' in value) return sql`lower(text_value) = lower(${value.text})`;
  if ('number' in value) return sql`number_value ${operator} ${value.number}`;
  return sql`date_value ${operator} ${value.day}::date`;
}
