-- Times in audience facts are whole seconds since 1970, which take half the space of a timestamp.
create or replace function audience_seconds(moment timestamptz) returns integer language sql stable parallel safe
  return floor(extract(epoch from moment))::integer;

-- Notes the change of one message for audiences. With `is_anew`, the message went back a step or to another person, so
-- all messages to the person are read again. `sent`, `read` and `failed` are null if they did not change.
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

-- Notes the messages that one statement sent, for audiences.
create or replace function note_sends(shop bigint, broadcast uuid, sent timestamptz, people uuid[]) returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, broadcast_id, sent_at, subscriber_ids)
  values (shop, 'sends', broadcast, audience_seconds(sent), people);
end $$;

-- Notes the messages that one webhook reports as read, for audiences.
create or replace function note_reads(shop bigint, people uuid[], broadcasts uuid[], reads integer[]) returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_ids, broadcast_ids, read_ats)
  values (shop, 'reads', people, broadcasts, reads);
end $$;

-- Notes all other changes of a message for audiences, such as a merge or another attempt. Statements that send messages
-- or store receipts call the functions above. They set `bellbird.messages_noted`, so that this trigger does not note
-- the same change again.
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

-- Recounts messages in a restored database. The changes that a recount has seen are stored as transaction numbers of
-- the old server, which mean nothing on this one.
create or replace function recount_messages_again() returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id)
  select distinct f.shop_id, 'messages', f.subscriber_id
  from audience_recounts r cross join unnest(r.subscriber_nos) as counted (subscriber_no)
  join subscriber_facts f on f.shop_id = r.shop_id and f.subscriber_no = counted.subscriber_no;
  delete from audience_recounts;
  update audience_changes set written_by = null;
end $$;
