-- When another message tried a failed message again. From then on the failure does not count: the new message decides
-- whether the person was reached. Messages that were tried again before this release keep their old counts.
lock table messages in access exclusive mode;
alter table messages add retried_at timestamptz;

create or replace function note_messages() returns trigger language plpgsql as $$
begin
  with changed as materialized (
    select w.shop_id, w.subscriber_id,
      case when w.source_kind = 'broadcast' then w.source_id end as broadcast_id,
      -- A merge moved it, a receipt took a failure back, or another message tries it again: the person is counted again.
      w.subscriber_id <> f.subscriber_id or (f.failed_at is not null and w.failed_at is null)
        or (f.retried_at is null and w.retried_at is not null) as is_anew,
      case when f.sent_at is null then audience_seconds(w.sent_at) end as sent_at,
      case when f.read_at is null then audience_seconds(w.read_at) end as read_at,
      case when f.failed_at is null then audience_seconds(w.failed_at) end as failed_at
    from written w join former f
      on f.shop_id = w.shop_id and f.message_id = w.message_id and f.created_at = w.created_at
    where w.source_kind <> 'test' and (w.subscriber_id <> f.subscriber_id
      or (f.sent_at is null) <> (w.sent_at is null) or (f.read_at is null) <> (w.read_at is null)
      or (f.failed_at is null) <> (w.failed_at is null) or (f.retried_at is null) <> (w.retried_at is null))
  ),
  sorted as materialized (
    select *, not is_anew and read_at is not null and sent_at is null and failed_at is null as is_read_alone from changed
  ),
  alone as (
    insert into audience_changes (shop_id, kind, subscriber_id, broadcast_id, sent_at, read_at, failed_at)
    select shop_id, case when is_anew then 'messages' else 'message' end, subscriber_id, broadcast_id, sent_at, read_at, failed_at
    from sorted where not is_read_alone
  )
  insert into audience_changes (shop_id, kind, subscriber_ids, broadcast_ids, read_ats)
  select shop_id, 'reads', array_agg(subscriber_id), array_agg(broadcast_id), array_agg(read_at)
  from sorted where is_read_alone group by shop_id;
  return null;
end $$;
alter function note_messages() set enable_nestloop = off;

-- The views of the past show the new column too.
select make_past_views();
