import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import {
  lastMoments,
  messagesOf,
  NEVER,
  newestSends,
  peopleOfBlocks,
  personFacts,
  productsOf,
  stepsOf,
} from './source-facts.ts';

/**
 * Recounts a shop's facts from their source rows and compares them. Exact if all changes are applied and nothing else
 * runs. Returns the number of people, and who differs.
 */
export async function compareFacts(
  db: Database | Tx,
  shopId: number,
): Promise<{ people: number; different: string[] }> {
  const people = sql`select * from people`;
  const reported = sql`reported`;
  const { rows } = await sql<{ people: number; different: string[] }>`
    with people as materialized (
      select f.subscriber_no, s.* from subscribers s
      left join subscriber_facts f on f.shop_id = s.shop_id and f.subscriber_id = s.subscriber_id where s.shop_id = ${shopId}
    ),
    reported as materialized (${messagesOf(shopId, people)}),
    facts as (
      select n.*, coalesce(m.read_at, ${sql.lit(NEVER)}) as last_read_at,
        coalesce(m.clicked_at, ${sql.lit(NEVER)}) as last_clicked_at, coalesce(m.replied_at, ${sql.lit(NEVER)}) as last_replied_at,
        coalesce(m.failed_at, ${sql.lit(NEVER)}) as last_failed_at
      from (${personFacts(shopId, people)}) n left join (${lastMoments(reported, 'subscriber_no')}) m on m.subscriber_no = n.subscriber_no
    ),
    wrong as (
      select coalesce(n.subscriber_id, f.subscriber_id) as subscriber_id
      from facts n full join (select * from subscriber_facts where shop_id = ${shopId}) f on f.subscriber_id = n.subscriber_id
      where (n.presence, n.subscribed_at, n.order_count, n.spend_minor, n.last_order_minor, n.last_order_at,
          n.last_read_at, n.last_clicked_at, n.last_replied_at, n.last_failed_at) is distinct from
        (f.presence, f.subscribed_at, f.order_count, f.spend_minor, f.last_order_minor, f.last_order_at,
          f.last_read_at, f.last_clicked_at, f.last_replied_at, f.last_failed_at)
      union
      select (select subscriber_id from subscriber_facts f where f.shop_id = ${shopId} and f.subscriber_no = d.subscriber_no)
      from (
        (${differences(
          sql`select subscriber_no, product_id from (${productsOf(shopId, people)}) b`,
          sql`select subscriber_no, product_id from subscriber_products where shop_id = ${shopId}`,
        )})
        union all (${differences(
          sql`select subscriber_no, sent_ats::text from (${newestSends(reported)}) n`,
          sql`select subscriber_no, sent_ats::text from recent_sends where shop_id = ${shopId}`,
        )})
        union all (${differences(
          sql`select subscriber_no, ordered_ats::text || spent_minors::text from facts where ordered_ats is not null`,
          sql`select subscriber_no, ordered_ats::text || spent_minors::text from recent_orders where shop_id = ${shopId}`,
        )})
        union all (${differences(
          sql`select subscriber_no, broadcast_id::text || step from (${stepsOf(reported)}) n`,
          sql`select subscriber_no, broadcast_id::text || step
            from (${peopleOfBlocks(sql`shop_id = ${shopId}`)}) k`,
        )})
      ) d
    )
    select (select count(*)::int from people) as people,
      coalesce((select array_agg(coalesce(subscriber_id::text, 'gone')) from wrong), '{}') as different`.execute(
    db,
  );
  return rows[0] ?? { people: 0, different: [] };
}

/** Returns the rows that only one of two queries has. */
function differences(one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) {
  return sql`((${one}) except (${other})) union all ((${other}) except (${one}))`;
}

/** Requests that all facts of these people are read again. */
export async function noteForRecount(
  db: Database | Tx,
  shopId: number,
  subscriberIds: readonly string[],
): Promise<void> {
  await sql`
    insert into audience_changes (shop_id, kind, subscriber_id)
    select ${shopId}, 'messages', id from unnest(${subscriberIds}::uuid[]) as id`.execute(db);
}
