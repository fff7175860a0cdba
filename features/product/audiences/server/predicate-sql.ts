import { sql, type RawBuilder } from 'kysely';
import type { AudienceFact, Leaf, Predicate } from '../contract/predicate.ts';
import { NEVER } from './facts/source-facts.ts';
import { peopleSet, type SetSql } from './people-set-sql.ts';

type Condition = RawBuilder<boolean>;

/** `many`: asked of all people of a shop, sets are read once; `one`: asked of a single person. */
export type HowMany = 'many' | 'one';

const MOST_INTEGER = 2_147_483_647;
/** The least that says something: what is below stands for none. */
const LEAST: Partial<Record<AudienceFact, number>> = {
  order_count: 0,
  spend_minor: Number.MIN_SAFE_INTEGER,
  last_order_minor: 0,
};

/**
 * Whether a predicate holds for a row `f` of `subscriber_facts`. Moments are bound, never `now()`, and the shop is said
 * everywhere: the planner turns the tenants' policy into nothing by it.
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
    case 'recentSends':
      return recentSendsSql(shopId, predicate, howMany);
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

function recentSendsSql(
  shopId: number,
  { atLeast, since }: Extract<Leaf, { kind: 'recentSends' }>,
  howMany: HowMany,
): Condition {
  return memberSql(
    {
      column: 'subscriber_no',
      people: sql`select subscriber_no from recent_sends
        where shop_id = ${shopId} and sent_ats[${sql.lit(atLeast)}] >= ${since}`,
    },
    howMany,
  );
}

/**
 * `in` under OR and NOT is read into a hash once; to look each person up is slower for many. For one, a scalar subquery:
 * the planner may make a join of `exists`, and read all of a set for the few who are asked about.
 */
function memberSql({ column, people, hasPerson }: SetSql, howMany: HowMany): Condition {
  const own = sql.ref(`f.${column}`);
  if (howMany === 'many') return sql`${own} in (${people})`;
  if (hasPerson) return hasPerson;
  return sql`coalesce((select true from (${people}) k where k.${sql.ref(column)} = ${own} limit 1), false)`;
}
