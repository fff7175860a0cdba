import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';

/** The longest cap counts 30 days. A message may be sent up to eight days after its creation. */
const LOOKS_BACK_MS = 38 * DAY_MS;

interface CountedMarketing {
  shopId: number;
  subscriberId: string | RawBuilder<string>;
  now: Date;
  /** A message's own event, which its cap does not count. */
  except?: { type: string; event: string };
}

/**
 * SQL: when a person got marketing that counts for the frequency cap, as the gate counts it: one moment for each event,
 * the latest first. What the person asked for by signing up does not count, and neither do tests.
 */
export function countedMarketing(of: CountedMarketing): RawBuilder<Date[]> {
  const { shopId, subscriberId, now, except } = of;
  const others = except
    ? sql`and (counted.source_type, counted.source_event) <> (${except.type}, ${except.event})`
    : sql``;
  return sql`array(
    select max(coalesce(counted.sent_at, counted.created_at)) from messages counted
    where counted.shop_id = ${shopId} and counted.subscriber_id = ${subscriberId}
      and counted.created_at between ${new Date(now.getTime() - LOOKS_BACK_MS)}::timestamptz and ${now}::timestamptz
      and counted.purpose = 'marketing' and counted.is_requested is not true and counted.source_kind <> 'test'
      and counted.state in ('sent', 'delivered', 'read') ${others}
    group by counted.source_type, counted.source_event order by 1 desc
  )`;
}
