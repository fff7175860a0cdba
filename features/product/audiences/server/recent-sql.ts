import { sql, type RawBuilder } from 'kysely';
import type { Leaf } from '../contract/predicate.ts';

type Asked = Pick<Extract<Leaf, { kind: 'recent' }>, 'of' | 'atLeast'>;

/**
 * Returns the people who ever had that much of a fact (`subscriber_no`), each with the latest second since which they
 * have it (`had_at`). So a question about any period compares one number.
 */
export function recentSql(shopId: number, { of, atLeast }: Asked): RawBuilder<unknown> {
  switch (of) {
    case 'messages': {
      const hadAt = sql`sent_ats[${sql.lit(atLeast)}]`;
      return sql`select subscriber_no, ${hadAt} as had_at from recent_sends
        where shop_id = ${shopId} and ${hadAt} is not null`;
    }
    case 'orders':
      return ordersSql(shopId, sql`ordered_ats[${sql.lit(atLeast)}]`);
    case 'spend':
      // The sums grow from the newest order to the oldest. The bucket is the number of sums that are too low.
      return ordersSql(
        shopId,
        sql`ordered_ats[width_bucket(${sql.lit(atLeast - 1)}::bigint, spent_minors) + 1]`,
      );
  }
}

function ordersSql(shopId: number, hadAt: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select subscriber_no, ${hadAt} as had_at from recent_orders
    where shop_id = ${shopId} and ${hadAt} is not null`;
}
