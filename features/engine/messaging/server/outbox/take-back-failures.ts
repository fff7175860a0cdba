import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { ONLY_ONE } from '../../contract/source.ts';

interface Retried {
  shopId: number;
  now: Date;
  /** A condition on `messages m` that selects the messages which are sent again. Only failed messages are changed. */
  which: RawBuilder<unknown>;
}

/**
 * Marks failed messages as tried again and removes their failures from the figures. The figures count people who were
 * not reached in the end, so only the newest message to a person counts. Locks rows in the same order as the receipts do,
 * to avoid deadlocks: `messages`, `failure_days`, `daily_rollups`.
 */
export async function takeBackFailures(tx: Tx, { shopId, now, which }: Retried): Promise<void> {
  await sql`
    with failed as materialized (
      select m.shop_id, m.message_id, m.created_at from messages m
      where m.shop_id = ${shopId} and ${which} and m.state = 'failed' and m.retried_at is null
      order by m.message_id for no key update
    ), retried as (
      update messages m set retried_at = ${now} from failed f
      where m.shop_id = f.shop_id and m.message_id = f.message_id and m.created_at = f.created_at
      returning m.failed_at, m.channel, m.source_kind, m.source_type, m.source_id, m.provider_code
    ), failures as materialized (
      select shop_day(s, r.failed_at) as day, r.channel, r.source_kind, r.source_type,
        coalesce(r.source_id, ${ONLY_ONE}::uuid) as source_id, coalesce(r.provider_code, 0) as code, count(*) as failed
      from retried r join shops s on s.shop_id = ${shopId}
      where r.source_kind <> 'test'
      group by 1, 2, 3, 4, 5, 6
    ), reasons as (
      insert into failure_days as r (shop_id, day, channel, source_kind, source_type, source_id, code, failed)
      select ${shopId}, day, channel, source_kind, source_type, source_id, code, -failed from failures
      order by day, channel, source_kind, source_type, source_id, code
      on conflict (shop_id, day, channel, source_kind, source_type, source_id, code)
        do update set failed = r.failed + excluded.failed
      returning 1
    )
    insert into daily_rollups as r (shop_id, day, channel, source_kind, source_type, source_id, failed)
    select ${shopId}, day, channel, source_kind, source_type, source_id, -sum(failed) from failures
    where (select count(*) from reasons) > 0
    group by day, channel, source_kind, source_type, source_id
    order by day, channel, source_kind, source_type, source_id
    on conflict (shop_id, day, channel, source_kind, source_type, source_id)
      do update set failed = r.failed + excluded.failed`.execute(tx);
}
