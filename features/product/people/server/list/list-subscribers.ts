import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { SubscriberSort } from '../../contract/subscriber-calls.ts';
import type { ListCursor } from '../../rules/list-cursor.ts';
import { MOST_GATHERED } from '../../rules/most-gathered.ts';
import { tallyOf } from './tallies.ts';
import type { Wanted } from './wanted-terms.ts';

export interface ListQuery {
  shopId: number;
  wanted: Wanted;
  sortBy: SubscriberSort;
  isDescending: boolean;
  /** The end of the last page. Null at the start. */
  cursor: ListCursor | null;
  /** How many people to skip without a cursor. */
  offset: number;
  limit: number;
}

export interface ListedRow {
  subscriber_id: string;
  /** The sort value as text. */
  key: string;
}

/** A page. One row more than the limit means that there are others. */
export interface ListedPage {
  rows: ListedRow[];
  /** Whether more people match than are sorted, so that this is a page of only some of them. */
  isOfSome: boolean;
}

/** The number of sorted rows that are checked before all matching ones are collected and sorted. */
const LOOKED_AT = 3000;
/** The number of rows that are checked if too many match. */
const LOOKED_FAR = 20_000;
/** If some days have at most this many rows, they are read instead of all matching rows. */
const SHORT_SPAN = 20_000;

/** Erased people are in no list. */
const ERASED = 3;

const COLUMNS: Record<SubscriberSort, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  revenue: { column: sql.raw('revenue_minor'), type: sql.raw('bigint') },
  createdAt: { column: sql.raw('since'), type: sql.raw('timestamptz') },
  name: { column: sql.raw('name_key'), type: sql.raw('text') },
  optinType: { column: sql.raw('tool'), type: sql.raw('text') },
};

/** Returns the ids of a page of a shop's subscribers in order. */
export async function listIds(tx: Tx, query: ListQuery): Promise<ListedPage> {
  const { wanted, limit } = query;
  if (wanted.isNobody) return wholePage([]);
  const hasSpan = wanted.since.from !== null || wanted.since.until !== null;
  const isFar = query.cursor === null && query.offset > 0;
  if (!hasSpan && isCounted(wanted)) return wholePage(await run(tx, isFar ? skipped(query) : next(query)));
  const near = isFar ? [] : await run(tx, nearby(query, LOOKED_AT));
  if (near.length > limit) return wholePage(near);
  const fitNear = isFar ? await countNearby(tx, query) : near.length;
  // If some rows near the start match, there are enough a little further.
  if (fitNear * (LOOKED_FAR / LOOKED_AT) > (isFar ? query.offset : 0) + limit) {
    const further = await run(tx, nearby(query, LOOKED_FAR));
    if (further.length > limit) return wholePage(further);
  }
  if (wanted.query === null || (hasSpan && (await isShortSpan(tx, query))))
    return wholePage(await run(tx, inSpan(query)));
  return findFitting(tx, query);
}

/** Returns all matching people, sorted. If there are too many, those near the list's start, or some of them. */
async function findFitting(tx: Tx, query: ListQuery): Promise<ListedPage> {
  const { rows: found } = await gathered(query).execute(tx);
  const rows = found.map(({ found_in_all: _count, ...row }) => row);
  if ((found[0]?.found_in_all ?? 0) <= MOST_GATHERED) return wholePage(rows);
  const near = await run(tx, nearby(query, LOOKED_FAR));
  return near.length > query.limit ? wholePage(near) : { rows, isOfSome: true };
}

function wholePage(rows: ListedRow[]): ListedPage {
  return { rows, isOfSome: false };
}

async function run(tx: Tx, query: RawBuilder<ListedRow>): Promise<ListedRow[]> {
  return (await query.execute(tx)).rows;
}

/** Returns the next rows of a list about everybody or one standing, which the index contains. */
export function next(query: ListQuery): RawBuilder<ListedRow> {
  const { column } = COLUMNS[query.sortBy];
  return sql`
    select subscriber_id, sorted::text as key from (
      select subscriber_id, ${column} as sorted from listed_subscribers
      where ${ofStanding(query)} and ${behindCursor(query)} order by ${order(query)} limit ${query.limit + 1}
    ) page order by sorted ${direction(query)}, subscriber_id ${direction(query)}`;
}

/** Returns the matching people among the next rows of the list, for filters that many match. */
export function nearby(query: ListQuery, lookedAt: number): RawBuilder<ListedRow> {
  return sql`
    select subscriber_id, ${COLUMNS[query.sortBy].column}::text as key from (
      select * from listed_subscribers
      where ${known(query)} and ${behindCursor(query)} and ${query.sortBy === 'createdAt' ? since(query) : sql`true`}
      order by ${order(query)} limit ${lookedAt}
    ) looked where ${fits(query.wanted)} and ${since(query)} order by ${order(query)} ${slice(query)}`;
}

/** Counts the matching rows at the list's start, which shows whether a far page is worth searching there. */
async function countNearby(tx: Tx, query: ListQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select * from listed_subscribers
      where ${known(query)} and ${query.sortBy === 'createdAt' ? since(query) : sql`true`}
      order by ${order(query)} limit ${LOOKED_AT}
    ) looked where ${fits(query.wanted)} and ${since(query)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Returns the matching people, sorted, and their number, for filters that few match. */
export function gathered(query: ListQuery): RawBuilder<ListedRow & { found_in_all: number }> {
  return sql`
    with found as materialized (select * from find_listed(${query.wanted.query}::tsquery, ${MOST_GATHERED + 1}))
    select subscriber_id, ${COLUMNS[query.sortBy].column}::text as key, (select count(*)::integer from found) as found_in_all
    from found where ${behindCursor(query)} and ${since(query)} order by ${order(query)} ${slice(query)}`;
}

/** Returns all matching people of some days, sorted. */
export function inSpan(query: ListQuery): RawBuilder<ListedRow> {
  return sql`
    select subscriber_id, ${COLUMNS[query.sortBy].column}::text as key from listed_subscribers
    where ${known(query)} and ${since(query)} and ${fits(query.wanted)} and ${behindCursor(query)}
    order by ${order(query)} ${slice(query)}`;
}

function slice({ limit, cursor, offset }: ListQuery): RawBuilder<unknown> {
  return sql`limit ${limit + 1} offset ${cursor === null ? offset : 0}`;
}

async function isShortSpan(tx: Tx, query: ListQuery): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from listed_subscribers where ${known(query)} and ${since(query)} limit ${SHORT_SPAN + 1}
    ) of_days`.execute(tx);
  return (rows[0]?.count ?? 0) <= SHORT_SPAN;
}

function known({ shopId }: ListQuery): RawBuilder<unknown> {
  return sql`shop_id = ${shopId} and standing <> ${ERASED}`;
}

function since({
  wanted: {
    since: { from, until },
  },
}: ListQuery): RawBuilder<unknown> {
  const parts = [...(from ? [sql`since >= ${from}`] : []), ...(until ? [sql`since < ${until}`] : [])];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/** Whether the list is about everybody or one standing, whose number is known. */
function isCounted({ query, standing }: Wanted): boolean {
  return query === null || standing !== null;
}

/**
 * Returns a page far into the list without a search, counted from the nearer end in an index only. While some people
 * are still to be listed, counted from the start.
 */
export function skipped(query: ListQuery): RawBuilder<ListedRow> {
  const { shopId, wanted, offset, limit } = query;
  const total = tallyOf(shopId, wanted.standing);
  const part = (isBackward: boolean) => sql`
    select subscriber_id, ${COLUMNS[query.sortBy].column} as sorted from listed_subscribers
    where ${ofStanding(query)}
    order by ${order(query, isBackward)}`;
  return sql`
    with total as materialized (
      select case when exists (select from unlisted_subscribers where shop_id = ${shopId}) then ${offset}::bigint * 2
        else ${total} end as rows
    ),
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

function ofStanding({ shopId, wanted: { standing } }: ListQuery): RawBuilder<unknown> {
  return standing === null
    ? sql`shop_id = ${shopId} and standing <> ${ERASED}`
    : sql`shop_id = ${shopId} and standing = ${standing}`;
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
