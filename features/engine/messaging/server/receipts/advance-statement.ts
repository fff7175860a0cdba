import { ONLY_ONE } from '../../contract/source.ts';

// Numbers move between shops, so the number of the message's own sender counts. The few senders of a batch are read
// once instead of once for each message.
export const isOfSender = (words: string) => `
  (g.sender_external_id is null or (m.sender_id, g.sender_external_id) in (
    select s.sender_id, s.external_id from senders s where s.external_id = any(${words}::text[])))`;

/** The shop's day at a moment, in the time zone that it had then. */
function dayOf(moment: string): string {
  const former = `coalesce(zone_before(s.shop_id, ${moment}), s.former_time_zone)`;
  const zone = `case when s.time_zone_since > ${moment} then ${former} else s.time_zone end`;
  return `(${moment} at time zone coalesce($18::text, ${zone}))::date`;
}

/** Makes the trigger that notes changed messages for audiences skip this statement, which notes its changes itself. */
export const NOTED_HERE = `(select set_config('bellbird.messages_noted', 'on', true)) is not null`;

/** Writes the receipts of a batch. The parameters are those of `advanceMessages`. */
export const ADVANCE = `
with given as (
  select *, ($16::text[])[sender] as sender_external_id, ($16::text[])[type] as price_type,
    ($16::text[])[category] as price_category
  from unnest(
    $1::bigint[], $2::uuid[], $3::timestamptz[], $4::int[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[],
    $8::timestamptz[], $9::timestamptz[], $10::text[], $11::int[], $12::text[], $13::boolean[], $14::int[],
    $15::int[]
  ) with ordinality as g(shop_id, message_id, created_at, sender, sent_at, delivered_at, read_at, failed_at,
    clicked_at, provider_message_id, code, error, is_billable, type, category, nth)
  -- Set in the same statement, before it locks a row, because a separate round trip for each batch would cost too much.
  where (select set_config('lock_timeout', coalesce($17::text, current_setting('lock_timeout')), true)) is not null
    and ${NOTED_HERE}
),
before as (
  select g.nth, m.*
  from (select * from given order by shop_id, message_id) g
  cross join lateral (
    -- Columns are listed by name, because the content of a message is large and is not needed.
    select shop_id, message_id, created_at, subscriber_id, channel, source_kind, source_type, source_id, flow_id, node_id, state, sent_at, delivered_at, read_at, failed_at,
      retried_at, clicked_at, provider_message_id, provider_code, provider_error, is_billable, price_type, price_category
    from messages m
    where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
      and ${isOfSender('$16')}
    limit 1 for no key update
  ) m
),
after as (
  select b.shop_id, b.message_id, b.created_at, b.subscriber_id, b.channel, b.source_kind, b.source_type,
    coalesce(b.source_id, '${ONLY_ONE}') as source_id, case when b.source_kind = 'broadcast' then b.source_id end as broadcast_id, b.flow_id, b.node_id, b.state as old_state,
    b.sent_at as old_sent_at, b.delivered_at as old_delivered_at, b.read_at as old_read_at,
    b.failed_at as old_failed_at, b.retried_at, b.clicked_at as old_clicked_at,
    coalesce(b.sent_at, g.sent_at, g.delivered_at, g.read_at, g.clicked_at) as sent_at,
    coalesce(b.delivered_at, g.delivered_at, g.read_at) as delivered_at,
    coalesce(b.read_at, g.read_at) as read_at,
    case when coalesce(b.delivered_at, g.delivered_at, g.read_at) is null then coalesce(b.failed_at, g.failed_at) end as failed_at,
    coalesce(b.clicked_at, g.clicked_at) as clicked_at,
    coalesce(b.provider_message_id, g.provider_message_id) as provider_message_id,
    coalesce(g.code, b.provider_code) as code,
    coalesce(g.error, b.provider_error) as error,
    b.provider_message_id as old_provider_message_id, b.provider_code as old_code, b.provider_error as old_error,
    case when p.is_news then g.is_billable else b.is_billable end as is_billable,
    case when p.is_news then g.price_type else b.price_type end as price_type,
    case when p.is_news then g.price_category else b.price_category end as price_category,
    b.is_billable as old_is_billable, b.price_type as old_price_type, b.price_category as old_price_category
  from before b join given g on b.nth = g.nth
  cross join lateral (select g.price_category is not null and (b.price_category is null or b.delivered_at is null
    or greatest(g.sent_at, g.delivered_at, g.read_at) >= b.delivered_at) as is_news) p
),
judged as (
  select *, case
      when read_at is not null then 'read'
      when delivered_at is not null then 'delivered'
      when failed_at is not null then 'failed'
      when sent_at is not null then 'sent'
      else old_state
    end as state
  from after
),
moved as (
  update messages m set
    sent_at = a.sent_at, delivered_at = a.delivered_at, read_at = a.read_at, failed_at = a.failed_at,
    clicked_at = a.clicked_at, provider_code = a.code, state = a.state,
    -- A message that was being sent while its person was erased: the provider's id and text may contain the number.
    provider_message_id = case when m.source_event <> 'erased' then a.provider_message_id end,
    provider_error = case when m.source_event <> 'erased' then a.error end,
    is_billable = a.is_billable, price_type = a.price_type, price_category = a.price_category
  from judged a
  where m.shop_id = a.shop_id and m.message_id = a.message_id and m.created_at = a.created_at
    -- Every message is reported 'sent' again after its answer, and many reports arrive twice. A report without news writes nothing.
    and ((a.state, a.sent_at, a.delivered_at, a.read_at, a.failed_at, a.clicked_at, a.provider_message_id, a.code, a.error)
      is distinct from (a.old_state, a.old_sent_at, a.old_delivered_at, a.old_read_at, a.old_failed_at, a.old_clicked_at,
        a.old_provider_message_id, a.old_code, a.old_error)
      -- 'sent' has a price too, but only delivered messages are paid for, so the first price is stored with that step.
      or (a.old_price_category is not null and (a.is_billable, a.price_type, a.price_category)
        is distinct from (a.old_is_billable, a.old_price_type, a.old_price_category)))
),
changed as materialized (
  select shop_id, subscriber_id, broadcast_id,
    -- The receipt only took a failure back, which is not a new step.
    old_failed_at is not null and failed_at is null as is_anew,
    case when old_sent_at is null then audience_seconds(sent_at) end as sent_at,
    case when old_read_at is null then audience_seconds(read_at) end as read_at,
    case when old_failed_at is null then audience_seconds(failed_at) end as failed_at
  from judged
  where source_kind <> 'test' and ((old_sent_at is null) <> (sent_at is null) or (old_read_at is null) <> (read_at is null)
    or (old_failed_at is null) <> (failed_at is null))
),
noted as (
  select note_message(shop_id, subscriber_id, is_anew, broadcast_id, sent_at, read_at, failed_at)
  from changed where is_anew or read_at is null or sent_at is not null or failed_at is not null
  union all
  select note_reads(shop_id, array_agg(subscriber_id), array_agg(broadcast_id), array_agg(read_at))
  from changed where not is_anew and read_at is not null and sent_at is null and failed_at is null
  group by shop_id
),
gone as (
  -- Only messages that are still queued may be in the outbox.
  delete from outbox o using after a
  where a.old_state = 'queued' and o.shop_id = a.shop_id and o.message_id = a.message_id
    and (a.sent_at is not null or a.failed_at is not null)
),
steps as (
  select a.shop_id, a.channel, a.source_kind, a.source_type, a.source_id, a.flow_id, a.node_id,
    ${dayOf('a.sent_at')} as day,
    (a.old_sent_at is null)::int as sent,
    (a.old_delivered_at is null and a.delivered_at is not null)::int as delivered,
    (a.old_read_at is null and a.read_at is not null)::int as read,
    (a.old_clicked_at is null and a.clicked_at is not null)::int as clicked,
    0 as failed
  from after a join shops s on s.shop_id = a.shop_id
  where a.sent_at is not null and a.source_kind <> 'test'
  union all
  select a.shop_id, a.channel, a.source_kind, a.source_type, a.source_id, null, null,
    ${dayOf('coalesce(a.failed_at, a.old_failed_at)')},
    0, 0, 0, 0, (a.failed_at is not null)::int - (a.old_failed_at is not null)::int
  from after a join shops s on s.shop_id = a.shop_id
  where (a.failed_at is null) <> (a.old_failed_at is null) and a.retried_at is null and a.source_kind <> 'test'
),
reasons as (
  select a.shop_id, ${dayOf('f.at')} as day, a.channel, a.source_kind, a.source_type, a.source_id, f.code, f.failed
  from after a join shops s on s.shop_id = a.shop_id
  cross join lateral (
    values (a.failed_at, coalesce(a.code, 0), 1), (a.old_failed_at, coalesce(a.old_code, 0), -1)
  ) as f(at, code, failed)
  where f.at is not null and a.retried_at is null and a.source_kind <> 'test'
),
explained as (
  insert into failure_days as r (shop_id, day, channel, source_kind, source_type, source_id, code, failed)
  select shop_id, day, channel, source_kind, source_type, source_id, code, sum(failed) from reasons
  group by shop_id, day, channel, source_kind, source_type, source_id, code
  having sum(failed) <> 0
  order by shop_id, day, channel, source_kind, source_type, source_id, code
  on conflict (shop_id, day, channel, source_kind, source_type, source_id, code)
    do update set failed = r.failed + excluded.failed
  returning 1
),
-- Each part reads the one before. Without that, the database writes them in the opposite order.
counted as (
  insert into daily_rollups as r
    (shop_id, day, channel, source_kind, source_type, source_id, sent, delivered, read, clicked, failed)
  select shop_id, day, channel, source_kind, source_type, source_id, sum(sent), sum(delivered), sum(read), sum(clicked), sum(failed)
  from steps
  where (select count(*) from explained) >= 0
  group by shop_id, day, channel, source_kind, source_type, source_id
  having sum(sent) <> 0 or sum(delivered) <> 0 or sum(read) <> 0 or sum(clicked) <> 0 or sum(failed) <> 0
  order by shop_id, day, channel, source_kind, source_type, source_id
  on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update set
    sent = r.sent + excluded.sent, delivered = r.delivered + excluded.delivered, read = r.read + excluded.read,
    clicked = r.clicked + excluded.clicked, failed = r.failed + excluded.failed
  returning 1
),
counted_parts as (
  insert into flow_node_days as r (shop_id, day, flow_id, node_id, sent, delivered, read)
  select shop_id, day, flow_id, node_id, sum(sent), sum(delivered), sum(read) from steps
  where flow_id is not null and (select count(*) from counted) >= 0
  group by shop_id, day, flow_id, node_id
  having sum(sent) <> 0 or sum(delivered) <> 0 or sum(read) <> 0
  order by shop_id, flow_id, node_id, day
  on conflict (shop_id, flow_id, node_id, day) do update set
    sent = r.sent + excluded.sent, delivered = r.delivered + excluded.delivered, read = r.read + excluded.read
)
-- PostgreSQL skips a query that nothing reads, so the last statement reads the notes.
select (select count(*)::int from before) as found, (select count(*) from noted) as notes`;
