-- What happens to messages is noted for audiences by the two statements that send and receive, one note for a batch. A
-- trigger for each statement kept a copy of every row before and after, and left a note for every message sent.
lock table messages, audience_changes in access exclusive mode;

alter table audience_changes drop constraint audience_changes_kind_check;
alter table audience_changes
  -- Says whether a recount has seen what the note tells. Null in notes of the release before: all have seen it.
  add written_by xid8,
  add constraint audience_changes_kind_check
    check (kind in ('person', 'people', 'order', 'message', 'touch', 'messages', 'set', 'reads', 'sends'));
alter table audience_changes alter written_by set default pg_current_xact_id();

-- Whose messages were counted anew with the notes up to a number, and what that count could see, while older notes of them
-- may still wait.
create table audience_recounts (
  shop_id bigint not null,
  counted_to bigint not null,
  seen pg_snapshot not null,
  subscriber_nos integer[] not null,
  primary key (shop_id, counted_to)
);
select protect_tenant_table('audience_recounts');

-- For a database that was restored: what a recount saw is told by the numbers of another server's transactions.
create function recount_messages_again() returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id)
  select distinct f.shop_id, 'messages', f.subscriber_id
  from audience_recounts r cross join unnest(r.subscriber_nos) as counted (subscriber_no)
  join subscriber_facts f on f.shop_id = r.shop_id and f.subscriber_no = counted.subscriber_no;
  delete from audience_recounts;
  update audience_changes set written_by = null;
end $$;

-- What the two statements tell, as changes of audiences.
create function note_sends(shop bigint, broadcast uuid, sent timestamptz, people uuid[]) returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, broadcast_id, sent_at, subscriber_ids)
  values (shop, 'sends', broadcast, audience_seconds(sent), people);
end $$;

create function note_reads(shop bigint, people uuid[], broadcasts uuid[], reads integer[]) returns void language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_ids, broadcast_ids, read_ats)
  values (shop, 'reads', people, broadcasts, reads);
end $$;

-- is_anew: it is no step ahead, so that all that was ever sent to the person is read anew.
create function note_message(shop bigint, person uuid, is_anew boolean, broadcast uuid, sent integer, read integer, failed integer)
returns void language plpgsql as $$
begin
  if is_anew then
    insert into audience_changes (shop_id, kind, subscriber_id) values (shop, 'messages', person);
  else
    insert into audience_changes (shop_id, kind, subscriber_id, broadcast_id, sent_at, read_at, failed_at)
    values (shop, 'message', person, broadcast, sent, read, failed);
  end if;
end $$;

-- For whatever else changes a message: a merge, another try, the release before. The two statements say that they note by
-- themselves.
create function note_changed_message() returns trigger language plpgsql as $$
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
drop trigger note_changed_messages on messages;
create trigger note_changed_message after update on messages for each row
  when (new.source_kind <> 'test' and (old.subscriber_id <> new.subscriber_id
    or (old.retried_at is null) <> (new.retried_at is null)
    or ((old.sent_at is null) <> (new.sent_at is null) or (old.read_at is null) <> (new.read_at is null)
      or (old.failed_at is null) <> (new.failed_at is null))
    and current_setting('bellbird.messages_noted', true) is distinct from 'on'))
  execute function note_changed_message();

drop index audience_changes_of_messages;
