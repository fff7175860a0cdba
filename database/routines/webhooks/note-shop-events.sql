-- Stores an event if an endpoint of the shop wants it. Only for changes that are rare: everything else asks the set of
-- wanted events that each process keeps.
create or replace function note_shop_event(
  shop bigint, event_type text, subject text, person uuid, at timestamptz, facts jsonb
) returns void language sql as $$
  insert into shop_events (shop_id, event_id, type, subject_id, subscriber_id, occurred_at, created_at, detail)
  select shop, gen_random_uuid(), event_type, subject, person, at, at, facts
  where exists (
    select from event_endpoints where shop_id = shop and state = 'on' and event_type = any(event_types))
$$;

create or replace function note_waiting_thread() returns trigger language plpgsql as $$
begin
  perform note_shop_event(new.shop_id, 'conversation.waiting', new.subscriber_id::text, new.subscriber_id,
    new.waiting_since, null);
  return null;
end $$;

create or replace trigger note_new_waiting_thread after insert on inbox_threads
for each row when (new.state = 'waiting') execute function note_waiting_thread();

create or replace trigger note_thread_that_waits after update of state on inbox_threads
for each row when (new.state = 'waiting' and old.state <> 'waiting' and old.waiting_since is null)
execute function note_waiting_thread();

create or replace function note_ended_broadcast() returns trigger language plpgsql as $$
begin
  perform note_shop_event(new.shop_id, 'broadcast.finished', new.broadcast_id::text, null,
    coalesce(new.ended_at, clock_timestamp()), null);
  return null;
end $$;

create or replace trigger note_ended_broadcast after update of status on broadcasts
for each row when (new.status in ('sent', 'failed') and old.status not in ('sent', 'failed'))
execute function note_ended_broadcast();

create or replace function note_template_status() returns trigger language plpgsql as $$
begin
  perform note_shop_event(t.shop_id, 'template.status_changed', t.template_id::text, null, new.status_at,
    jsonb_build_object('status', new.status, 'reason', new.reason))
  from templates t where t.shop_id = new.shop_id and t.name = new.name and t.language = new.language;
  return null;
end $$;

create or replace trigger note_template_status after update of status on template_submissions
for each row when (new.status <> old.status and new.status <> 'DRAFT') execute function note_template_status();

create or replace function note_sender_health() returns trigger language plpgsql as $$
begin
  perform note_shop_event(new.shop_id, 'sender.health_changed', new.sender_id::text, null,
    clock_timestamp(),
    jsonb_build_object('quality', new.quality, 'limit', new.current_limit, 'stoppedReason', new.stopped_reason));
  return null;
end $$;

create or replace trigger note_sender_health after update of quality, current_limit, stopped_at, stopped_reason on senders
for each row when (new.released_at is null and (new.quality <> old.quality or new.current_limit <> old.current_limit
  or (new.stopped_at is null) <> (old.stopped_at is null) or new.stopped_reason is distinct from old.stopped_reason))
execute function note_sender_health();
