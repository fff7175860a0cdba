-- Shows an open conversation that an offer waits for its end. The gate puts such a message back into the outbox.
create or replace function notify_held_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('bellbird_inbox',
    json_build_object('kind', 'thread', 'shopId', m.shop_id, 'subscriberId', m.subscriber_id)::text)
  from messages m where m.shop_id = new.shop_id and m.message_id = new.message_id and m.created_at = new.created_at;
  return null;
end $$;

create or replace trigger notify_held_message after insert on outbox
for each row when (new.reason = 'talking') execute function notify_held_message();
