-- The notes of a statement are planned once for each connection, for as many rows as the first statement there wrote.
-- After one of a single row all others compared each row before with each after: 500 receipts cost five times as much.
alter function note_messages() set enable_nestloop = off;
alter function note_touches() set enable_nestloop = off;
alter function note_orders() set enable_nestloop = off;

-- Those that are gone look up their shop by its key, and keep the function that was.
create function note_changed_subscribers() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id)
  select w.shop_id, 'person', w.subscriber_id
  from written w join former f on f.shop_id = w.shop_id and f.subscriber_id = w.subscriber_id
  where (w.channel, w.phone_e164, w.customer_id, w.email_key, w.has_marketing_consent, w.opted_in_at)
    is distinct from (f.channel, f.phone_e164, f.customer_id, f.email_key, f.has_marketing_consent, f.opted_in_at);
  return null;
end $$;
drop trigger note_changed_subscribers on subscribers;
create trigger note_changed_subscribers after update on subscribers referencing new table as written old table as former
  for each statement execute function note_changed_subscribers();
