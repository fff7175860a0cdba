-- Moments in audience facts are whole seconds since 1970, which are half as long as a timestamp.
create or replace function audience_seconds(moment timestamptz) returns integer language sql stable parallel safe
  return floor(extract(epoch from moment))::integer;

-- Tells audiences what became of one message. `is_anew`: a step back or to another person, after which all that was ever
-- sent to the person is read again. `sent`, `read` and `failed` are null where nothing changed.
create or replace function note_message(shop bigint, person uuid, is_anew boolean, broadcast uuid, sent integer, read integer, failed integer)
returns void language plpgsql as $$
begin
  if is_anew then
    insert into audience_changes (shop_id, kind, subscriber_id) values (shop, 'messages', person);
  else
    insert into audience_changes (shop_id, kind, subscriber_id, broadcast_id, sent_at, read_at, failed_at)
    values (shop, 'message', person, broadcast, sent, read, failed);
  end if;
end $$;

-- Tells audiences of the messages that one statement sent.
create or replace function note_sends(shop bigint, broadcast uuid, sent timestamptz, people uuid[]) returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, broadcast_id, sent_at, subscriber_ids)
  values (shop, 'sends', broadcast, audience_seconds(sent), people);
end $$;

-- Tells audiences of the messages that one webhook reports as read.
create or replace function note_reads(shop bigint, people uuid[], broadcasts uuid[], reads integer[]) returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_ids, broadcast_ids, read_ats)
  values (shop, 'reads', people, broadcasts, reads);
end $$;

-- Tells audiences of whatever else changes a message: a merge, another attempt. Statements that send or that store receipts
-- call the functions above, and say so by the setting `bellbird.messages_noted`.
create or replace function note_changed_message() returns trigger language plpgsql as $$
begin
  perform note_message(new.shop_id, new.subscriber_id,
    new.subscriber_id <> old.subscriber_id or (old.failed_at is not null and new.failed_at is null)
      or (old.retried_at is null and new.retried_at is not null),
    case when new.source_kind = 'broadcast' then new.source_id end,
    case when old.sent_at is null then audience_seconds(new.sent_at) end,
    case when old.read_at is null then audience_seconds(new.read_at) end,
    case when old.failed_at is null then audience_seconds(new.failed_at) end);
  return null;
end $$;

create or replace trigger note_changed_message after update on messages for each row
  when (new.source_kind <> 'test' and (old.subscriber_id <> new.subscriber_id
    or (old.retried_at is null) <> (new.retried_at is null)
    or ((old.sent_at is null) <> (new.sent_at is null) or (old.read_at is null) <> (new.read_at is null)
      or (old.failed_at is null) <> (new.failed_at is null))
    and current_setting('bellbird.messages_noted', true) is distinct from 'on'))
  execute function note_changed_message();

-- For a restored database: which changes a recount has seen is stored as transaction numbers of the server that was backed
-- up, which mean nothing on this one.
create or replace function recount_messages_again() returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id)
  select distinct f.shop_id, 'messages', f.subscriber_id
  from audience_recounts r cross join unnest(r.subscriber_nos) as counted (subscriber_no)
  join subscriber_facts f on f.shop_id = r.shop_id and f.subscriber_no = counted.subscriber_no;
  delete from audience_recounts;
  update audience_changes set written_by = null;
end $$;
