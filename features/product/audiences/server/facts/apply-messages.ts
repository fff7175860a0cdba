import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { ApplyHow } from './apply-people.ts';
import { bitsOfSteps, lastMoments, newestSends, SENDS_KEPT, stepsOf } from './source-facts.ts';

/**
 * Applies the notes about messages up to a number in one statement. Each note is applied once, or not at all if a
 * recount has already seen its message. Their order does not matter, because the later time always wins. Notes about
 * merged people are dropped: the person who stays is recounted.
 */
export async function applyMessages(tx: Tx, shopId: number, { upTo, hasBits }: ApplyHow): Promise<void> {
  const reported = sql`reported`;
  await sql`
    with taken as (
      delete from audience_changes
      where shop_id = ${shopId} and change_no <= ${upTo} and kind in ('message', 'touch', 'reads', 'sends')
      returning *
    ),
    notes as (
      select written_by, subscriber_id, message_id, message_created_at, broadcast_id, sent_at, read_at, clicked_at, replied_at,
        failed_at
      from taken where kind in ('message', 'touch')
      union all
      select written_by, r.subscriber_id, null, null, r.broadcast_id, null, r.read_at, null, null, null
      from taken, unnest(subscriber_ids, broadcast_ids, read_ats) as r (subscriber_id, broadcast_id, read_at)
      where kind = 'reads'
      union all
      select written_by, r.subscriber_id, null, null, broadcast_id, sent_at, null, null, null, null
      from taken, unnest(subscriber_ids) as r (subscriber_id)
      where kind = 'sends'
    ),
    counted as materialized (
      select subscriber_no, seen from audience_recounts, unnest(subscriber_nos) as c (subscriber_no) where shop_id = ${shopId}
    ),
    reported as materialized (
      select f.subscriber_no, f.ctid as place, t.sent_at, t.read_at, t.clicked_at, t.replied_at, t.failed_at,
        coalesce(t.broadcast_id, case when m.source_kind = 'broadcast' then m.source_id end) as broadcast_id
      from notes t join subscriber_facts f on f.shop_id = ${shopId} and f.subscriber_id = t.subscriber_id
      left join messages m on m.shop_id = ${shopId} and m.message_id = t.message_id and m.created_at = t.message_created_at
      where m.source_kind is distinct from 'test'
        -- Their facts already include the messages that their recount saw.
        and not exists (select from counted k
          where k.subscriber_no = f.subscriber_no and coalesce(pg_visible_in_snapshot(t.written_by, k.seen), true))
    ),
    moved as (
      update subscriber_facts f set last_read_at = greatest(f.last_read_at, n.read_at),
        last_clicked_at = greatest(f.last_clicked_at, n.clicked_at), last_replied_at = greatest(f.last_replied_at, n.replied_at),
        last_failed_at = greatest(f.last_failed_at, n.failed_at)
      from (${lastMoments(reported, 'place')}) n
      -- Found once, they are not looked for again: nobody else changes facts of a shop that is held.
      where f.ctid = n.place
    ),
    stale as (
      insert into audience_stale (shop_id, subscriber_no)
      select distinct ${shopId}::bigint, subscriber_no from reported where ${hasBits}
    ),
    sends as (
      insert into recent_sends as k (shop_id, subscriber_no, sent_ats)
      select ${shopId}, subscriber_no, sent_ats from (${newestSends(reported)}) n
      on conflict (shop_id, subscriber_no) do update set sent_ats = array(
        select at from unnest(k.sent_ats || excluded.sent_ats) as at order by at desc limit ${sql.lit(SENDS_KEPT)})
    )
    insert into broadcast_people as k (shop_id, broadcast_id, step, block, people)
    select ${shopId}, broadcast_id, step, block, people from (${bitsOfSteps(stepsOf(reported))}) n
    on conflict (shop_id, broadcast_id, step, block) do update set people = k.people | excluded.people`.execute(
    tx,
  );
}
