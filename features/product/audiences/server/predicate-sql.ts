import { sql, type RawBuilder } from 'kysely';
import type { AudienceFact, Leaf, Predicate } from '../contract/predicate.ts';
import { NEVER } from './facts/source-facts.ts';
import { peopleSet, type SetSql } from './people-set-sql.ts';
import { recentSql } from './recent-sql.ts';

type Condition = RawBuilder<boolean>;

/** `many` is for all people of a shop, and reads sets once. `one` is for a single person. */
export type HowMany = 'many' | 'one';

const MOST_INTEGER = 2_147_483_647;
/** The lowest meaningful value. Lower values mean none. */
const LEAST: Partial<Record<AudienceFact, number>> = {
  order_count: 0,
  spend_minor: Number.MIN_SAFE_INTEGER,
  last_order_minor: 0,
};

/**
 * Returns SQL that says whether a predicate is true for a row `f` of `subscriber_facts`. Times are parameters, never
 * `now()`, and every part names the shop, so that the planner can drop the tenant policy.
 */
export function predicateSql(shopId: number, predicate: Predicate, howMany: HowMany): Condition {
  switch (predicate.kind) {
    case 'nobody':
      return sql`false`;
    case 'not':
      return sql`not (${predicateSql(shopId, predicate.part, howMany)})`;
    case 'all':
    case 'any': {
      const parts = predicate.parts.map((part) => predicateSql(shopId, part, howMany));
      return sql`(${sql.join(parts, predicate.kind === 'all' ? sql` and ` : sql` or `)})`;
    }
    case 'range':
      return rangeSql(predicate);
    case 'recent':
      return memberSql(
        {
          column: 'subscriber_no',
          people: sql`select subscriber_no from (${recentSql(shopId, predicate)}) r where had_at >= ${predicate.since}`,
        },
        howMany,
      );
    case 'member':
      return memberSql(peopleSet(shopId, predicate.of), howMany);
  }
}

function rangeSql({ fact, from, to }: Extract<Leaf, { kind: 'range' }>): Condition {
  const most = fact === 'spend_minor' || fact === 'last_order_minor' ? Number.MAX_SAFE_INTEGER : MOST_INTEGER;
  const least = LEAST[fact] ?? NEVER + 1;
  const column = sql.ref(`f.${fact}`);
  const lower = Math.min(Math.max(from ?? least, least), most);
  if (to === undefined) return sql`${column} >= ${lower}`;
  return sql`(${column} >= ${lower} and ${column} <= ${Math.max(Math.min(to, most), least - 1)})`;
}

/**
 * For many people, `in` below OR and NOT is read into a hash once, which is faster than looking each person up. For one
 * person, a scalar subquery is used, because the planner may turn `exists` into a join and read the whole set.
 */
function memberSql({ column, people, hasPerson }: SetSql, howMany: HowMany): Condition {
  const own = sql.ref(`f.${column}`);
  if (howMany === 'many') return sql`${own} in (${people})`;
  if (hasPerson) return hasPerson;
  return sql`coalesce((select true from (${people}) k where k.${sql.ref(column)} = ${own} limit 1), false)`;
}
