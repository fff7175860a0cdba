import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { SubscriberSort } from '../../contract/subscriber-calls.ts';
import type { ListCursor } from '../../rules/list-cursor.ts';
import { tallyOf } from './tallies.ts';
import type { Wanted } from './wanted-terms.ts';

export interface ListQuery {
  shopId: number;
  wanted: Wanted;
  sortBy: SubscriberSort;
  isDescending: boolean;
  /** Where the last page ended; null at the beginning. */
  cursor: ListCursor | null;
  /** How many to pass over, where there is no cursor. */
  offset: number;
  limit: number;
}

export interface ListedRow {
  subscriber_id: string;
  /** What the list is sorted by, as text. */
  key: string;
}

/** So many rows of the sorted list are looked at for who fits, before those who fit are gathered and sorted. */
const LOOKED_AT = 3000;

/** Who was erased is no row of any list. */
const ERASED = 3;

const COLUMNS: Record<SubscriberSort, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  revenue: { column: sql.raw('revenue_minor'), type: sql.raw('bigint') },
  createdAt: { column: sql.raw('since'), type: sql.raw('timestamptz') },
  name: { column: sql.raw('name_key'), type: sql.raw('text') },
  optinType: { column: sql.raw('tool'), type: sql.raw('text') },
};

/** The ids of a page of a shop's subscribers, in the list's order; one more than the limit tells that there are others. */
export async function listIds(tx: Tx, query: ListQuery): Promise<ListedRow[]> {
  if (query.wanted.isNobody) return [];
  if (query.cursor === null && query.offset > 0) return run(tx, skipped(query));
  const near = await run(tx, nearby(query));
  if (near.length > query.limit) return near;
  return run(tx, query.wanted.query === null ? nearby(query, query.limit + 1) : gathered(query));
}

async function run(tx: Tx, query: RawBuilder<ListedRow>): Promise<ListedRow[]> {
  return (await query.execute(tx)).rows;
}

/** Those who fit among the next rows of the list. They are many, mostly, and the first rows have enough of them. */
export function nearby(query: ListQuery, lookedAt = LOOKED_AT): RawBuilder<ListedRow> {
  return sql`
    select subscriber_id, ${COLUMNS[query.sortBy].column}::text as key from (
      select * from listed_subscribers where shop_id = ${query.shopId} and standing <> ${ERASED} and ${behindCursor(query)}
      order by ${order(query)} limit ${lookedAt}
    ) looked where ${fits(query.wanted)} order by ${order(query)} limit ${query.limit + 1}`;
}

/** All who fit, sorted: they are few, mostly, where the first rows had too little of them. */
export function gathered(query: ListQuery): RawBuilder<ListedRow> {
  return sql`
    select subscriber_id, ${COLUMNS[query.sortBy].column}::text as key
    from find_listed(${query.wanted.query}::tsquery) where ${behindCursor(query)}
    order by ${order(query)} limit ${query.limit + 1} offset ${query.cursor === null ? query.offset : 0}`;
}

/** A page far into the list. Without a search it is counted off from the end that is nearer, in an index alone. */
export function skipped(query: ListQuery): RawBuilder<ListedRow> {
  const { shopId, wanted, offset, limit } = query;
  if (wanted.query !== null && wanted.standing === null) return gathered(query);
  const total = tallyOf(shopId, wanted.standing);
  const part = (isBackward: boolean) => sql`
    select subscriber_id, ${COLUMNS[query.sortBy].column} as sorted from listed_subscribers
    where shop_id = ${shopId} and ${wanted.standing === null ? sql`standing <> ${ERASED}` : sql`standing = ${wanted.standing}`}
    order by ${order(query, isBackward)}`;
  return sql`
    with total as materialized (select ${total} as rows),
    forward as (
      ${part(false)} limit (select case when ${offset} * 2 <= rows then ${limit + 1} else 0 end from total)
      offset (select case when ${offset} * 2 <= rows then ${offset} else 0 end from total)
    ),
    backward as (
      ${part(true)}
      limit (select case when ${offset} * 2 > rows then greatest(0, least(${limit + 1}, rows - ${offset})) else 0 end from total)
      offset (select case when ${offset} * 2 > rows then greatest(0, rows - ${offset} - ${limit + 1}) else 0 end from total)
    )
    select subscriber_id, sorted::text as key from (select * from forward union all select * from backward) page
    order by sorted ${direction(query)}, subscriber_id ${direction(query)}`;
}

function fits({ query, standing }: Wanted): RawBuilder<unknown> {
  if (standing !== null) return sql`standing = ${standing}`;
  return query === null ? sql`true` : sql`terms @@ ${query}::tsquery`;
}

function behindCursor({ cursor, sortBy, isDescending }: ListQuery): RawBuilder<unknown> {
  if (cursor === null) return sql`true`;
  const { column, type } = COLUMNS[sortBy];
  const than = isDescending ? sql`<` : sql`>`;
  return sql`(${column}, subscriber_id) ${than} (${cursor.key}::${type}, ${cursor.subscriberId}::uuid)`;
}

function order(query: ListQuery, isBackward = false): RawBuilder<unknown> {
  const way = direction(query, isBackward);
  return sql`${COLUMNS[query.sortBy].column} ${way}, subscriber_id ${way}`;
}

function direction({ isDescending }: ListQuery, isBackward = false): RawBuilder<unknown> {
  return isDescending === isBackward ? sql`asc` : sql`desc`;
}
