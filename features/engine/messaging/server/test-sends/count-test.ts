import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

const MOST_IN_DAY = 20;

/** Counts a test on the shop's day; false if the day's limit is reached. Concurrent calls never exceed the limit. */
export async function countTest(tx: Tx, shopId: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into test_days as t (shop_id, day, tests) values (${shopId}, ${day}, 1)
    on conflict (shop_id, day) do update set tests = t.tests + 1 where t.tests < ${MOST_IN_DAY}
    returning tests`.execute(tx);
  return rows.length > 0;
}
