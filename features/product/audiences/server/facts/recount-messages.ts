import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import {
  bitsOfSteps,
  BLOCK,
  lastMoments,
  messagesOf,
  NEVER,
  newestSends,
  NO_PEOPLE,
  PEOPLE,
  stepsOf,
} from './source-facts.ts';

/**
 * Recounts all messages to some people in one statement, and stores which transactions the statement could see, because
 * waiting notes of those are already counted. `upTo` is the number of the last note in the same batch.
 */
export async function recountMessages(
  tx: Tx,
  shopId: number,
  people: RawBuilder<unknown>,
  upTo: number,
): Promise<void> {
  const reported = sql`reported`;
  await sql`
    with people as materialized (${people}),
    seen as (
      insert into audience_recounts (shop_id, counted_to, seen, subscriber_nos)
      select ${shopId}, ${upTo}, pg_current_snapshot(), array_agg(subscriber_no) from people having count(*) > 0
    ),
    reported as materialized (${messagesOf(shopId, sql`select * from people`)}),
    moved as (
      update subscriber_facts f set last_read_at = coalesce(n.read_at, ${sql.lit(NEVER)}),
        last_clicked_at = coalesce(n.clicked_at, ${sql.lit(NEVER)}), last_replied_at = coalesce(n.replied_at, ${sql.lit(NEVER)}),
        last_failed_at = coalesce(n.failed_at, ${sql.lit(NEVER)})
      from people p left join (${lastMoments(reported, 'subscriber_no')}) n on n.subscriber_no = p.subscriber_no
      where f.shop_id = ${shopId} and f.subscriber_no = p.subscriber_no
    ),
    no_sends as (
      delete from recent_sends k using people p where k.shop_id = ${shopId} and k.subscriber_no = p.subscriber_no
        and not exists (select from reported t where t.subscriber_no = k.subscriber_no and t.sent_at is not null)
    ),
    blocks as materialized (select ${BLOCK} as block, ${PEOPLE} as people from people group by block),
    steps as materialized (${bitsOfSteps(stepsOf(reported))}),
    changed as (
      update broadcast_people k set people = (k.people & ~ b.people) | coalesce((
        select n.people from steps n where n.broadcast_id = k.broadcast_id and n.step = k.step and n.block = k.block
      ), ${NO_PEOPLE})
      from blocks b
      where k.shop_id = ${shopId} and k.block = b.block and (k.people & b.people <> ${NO_PEOPLE} or exists (
        select from steps n where n.broadcast_id = k.broadcast_id and n.step = k.step and n.block = k.block))
    ),
    sends as (
      insert into recent_sends (shop_id, subscriber_no, sent_ats)
      select ${shopId}, subscriber_no, sent_ats from (${newestSends(reported)}) n
      on conflict (shop_id, subscriber_no) do update set sent_ats = excluded.sent_ats
    )
    insert into broadcast_people (shop_id, broadcast_id, step, block, people)
    select ${shopId}, broadcast_id, step, block, people from steps n
    where not exists (select from broadcast_people k where k.shop_id = ${shopId} and k.broadcast_id = n.broadcast_id
      and k.step = n.step and k.block = n.block)`.execute(tx);
}
