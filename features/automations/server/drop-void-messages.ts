import { sql } from 'kysely';
import { cartEnding } from '#features/store-data/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import { cartSkipReason } from './cart-skip-reason.ts';

const MOST_AT_ONCE = 500;

/**
 * Drops, of a shop's held messages that are due, those that the gate would drop for good: they get no code in the
 * store. The gate asks all of it again for the others, when they go.
 */
export async function dropVoidMessages(db: Database, shopId: number, now: Date): Promise<void> {
  await sql`
    with due as (
      select shop_id, message_id, created_at, expires_at from outbox
      where shop_id = ${shopId} and state = 'held' and due_at <= ${now}
      order by due_at limit ${MOST_AT_ONCE} for update skip locked
    ), judged as (
      select d.*, case
          when d.expires_at < ${now} then 'expired'
          when w.uninstalled_at is not null then 'appUninstalled'
          when k.is_on = false then 'campaignOff'
          when e.ending is not null then ${sql.raw(cartSkipReason('e.ending'))}
          when m.purpose = 'marketing' and not s.has_marketing_consent then 'noConsent'
        end as reason
      from due d
      join messages m on m.shop_id = d.shop_id and m.message_id = d.message_id and m.created_at = d.created_at
      join shops w on w.shop_id = m.shop_id
      join subscribers s on s.shop_id = m.shop_id and s.subscriber_id = m.subscriber_id
      left join campaigns k on k.shop_id = m.shop_id and k.channel = m.channel and k.type = m.source_type
      left join lateral (
        select ${sql.raw(cartEnding('m.shop_id', 'm.source_event'))} as ending
      ) e on m.voided_by = 'cartEnding'
    ), gone as (
      delete from outbox o using judged j
      where j.reason is not null and o.shop_id = j.shop_id and o.message_id = j.message_id
    )
    update messages m
    set state = 'skipped', verdict = jsonb_build_object('verdict', 'skip', 'reason', j.reason)
    from judged j
    where j.reason is not null and m.shop_id = j.shop_id and m.message_id = j.message_id
      and m.created_at = j.created_at and m.state = 'queued'`.execute(db);
}
