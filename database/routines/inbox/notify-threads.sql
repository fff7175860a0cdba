-- Notifies the API processes that a thread changed, when the transaction commits. They tell the open pages.
create or replace function notify_inbox_thread() returns trigger language plpgsql as $$
begin
  perform pg_notify('bellbird_inbox',
    json_build_object('kind', 'thread', 'shopId', new.shop_id, 'subscriberId', new.subscriber_id)::text);
  return null;
end $$;

create or replace trigger notify_changed_thread after insert or update on inbox_threads
for each row execute function notify_inbox_thread();

create or replace trigger notify_new_note after insert on inbox_notes
for each row execute function notify_inbox_thread();
