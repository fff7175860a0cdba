import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

const AT_ONCE = 500;
const LOOK_AGAIN_SECONDS = 1;

/**
 * Queues messages once the one before them was sent or ended, or is uncertain and will not be sent again. The gate drops
 * one that expired meanwhile. Those that still have to wait are checked again in a second, so that they do not hold up the
 * others. Returns whether there may be more.
 */
export async function releaseFollowers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql`
    with looked as (
      select o.shop_id, o.message_id,
        o.expires_at <= ${now} or not exists (
          select from messages m
          left join outbox u on u.shop_id = m.shop_id and u.message_id = m.message_id and u.state = 'uncertain'
          where m.shop_id = o.shop_id and m.message_id = o.after_message_id and m.created_at = o.created_at
            and m.state = 'queued' and (u.message_id is null or m.purpose <> 'marketing' and u.unknown_retries = 0)
        ) as is_free
      from outbox o
      where o.state = 'following' and o.due_at <= ${now}
      order by o.due_at limit ${AT_ONCE} for update of o skip locked
    )
    update outbox o
    set state = case when l.is_free then 'queued' else o.state end,
      due_at = case when l.is_free then ${now} else ${now}::timestamptz + make_interval(secs => ${LOOK_AGAIN_SECONDS}) end
    from looked l
    where o.shop_id = l.shop_id and o.message_id = l.message_id
    returning o.message_id`.execute(db);
  return rows.length === AT_ONCE;
}
