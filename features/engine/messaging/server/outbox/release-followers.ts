import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

const AT_ONCE = 500;
const SHOPS_AT_ONCE = 50;
const CHECK_INTERVAL_SECONDS = 1;

/**
 * Queues messages once the one before them was sent or ended, or is uncertain and will not be sent again. The gate drops
 * one that expired meanwhile. Each shop has the same share of a check. Those that still have to wait are checked again in
 * a second, so that they do not hold up the others. Returns whether there may be more.
 */
export async function releaseFollowers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql`
    with recursive hops as (
      (select shop_id from outbox where state = 'following' order by shop_id limit 1)
      union all
      select (select o.shop_id from outbox o where o.state = 'following' and o.shop_id > h.shop_id order by o.shop_id limit 1)
      from hops h where h.shop_id is not null
    ),
    shops as materialized (
      select shop_id from hops h
      where exists (select from outbox o where o.shop_id = h.shop_id and o.state = 'following' and o.due_at <= ${now})
      order by random() limit ${SHOPS_AT_ONCE}
    ),
    looked as (
      select o.shop_id, o.message_id,
        o.expires_at <= ${now} or not exists (
          select from messages m
          left join outbox u on u.shop_id = m.shop_id and u.message_id = m.message_id and u.state = 'uncertain'
          where m.shop_id = o.shop_id and m.message_id = o.after_message_id and m.created_at = o.created_at
            and m.state = 'queued' and (u.message_id is null or m.purpose <> 'marketing' and u.unknown_retries = 0)
        ) as is_free
      from shops s cross join lateral (
        select shop_id, message_id, created_at, after_message_id, expires_at from outbox
        where shop_id = s.shop_id and state = 'following' and due_at <= ${now}
        order by due_at limit ${AT_ONCE} / (select count(*) from shops) for update skip locked
      ) o
    )
    update outbox o
    set state = case when l.is_free then 'queued' else o.state end,
      due_at = case when l.is_free then ${now} else ${now}::timestamptz + make_interval(secs => ${CHECK_INTERVAL_SECONDS}) end
    from looked l
    where o.shop_id = l.shop_id and o.message_id = l.message_id
    returning o.message_id`.execute(db);
  return rows.length > 0;
}
