-- A trigger's statement is planned once for each connection, for the number of rows that the first statement wrote. A
-- plan for one row compared each old row with each new row, and 500 receipts cost five times as much. Without nested
-- loops, each table is read once.
create or replace function note_touches() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, subscriber_id, message_id, message_created_at, clicked_at, replied_at)
    select shop_id, 'touch', subscriber_id, message_id, message_created_at,
      case when kind = 'click' then audience_seconds(touched_at) end,
      case when kind = 'reply' then audience_seconds(touched_at) end
    from written;
  else
    insert into audience_changes (shop_id, kind, subscriber_id)
    select distinct w.shop_id, 'messages', w.subscriber_id
    from written w join former f on f.shop_id = w.shop_id and f.touch_id = w.touch_id
    where w.subscriber_id <> f.subscriber_id;
  end if;
  return null;
end $$;

create or replace trigger note_moved_touches after update on touches referencing new table as written old table as former
  for each statement execute function note_touches();

create or replace trigger note_new_touches after insert on touches referencing new table as written
  for each statement execute function note_touches();
