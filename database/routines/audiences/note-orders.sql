-- Notes for audiences the people of orders that no longer name anybody.
create or replace function note_once_named(former orders[]) returns void language plpgsql set enable_nestloop = on as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id)
  select f.shop_id, 'person', s.subscriber_id
  from unnest(former) f cross join lateral (
    select subscriber_id from subscribers where shop_id = f.shop_id and customer_id = f.customer_id
    union
    select subscriber_id from subscribers where shop_id = f.shop_id and email_key = f.email_key
    union
    select subscriber_id from subscribers
    where shop_id = f.shop_id and channel in ('WA', 'FB') and phone_e164 = f.phone_e164
  ) s;
end $$;

-- A trigger's statement is planned once for each connection, for the number of rows that the first statement wrote. A
-- plan for one row compared each old row with each new row, and 500 receipts cost five times as much. Without nested
-- loops, each table is read once.
create or replace function note_orders() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  once_named orders[];
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, order_id) select shop_id, 'order', order_id from written;
    return null;
  end if;
  insert into audience_changes (shop_id, kind, order_id, former_customer_id, former_phone_e164, former_email_key)
  select w.shop_id, 'order', w.order_id,
    case when not n.is_nameless and w.customer_id is distinct from f.customer_id then f.customer_id end,
    case when not n.is_nameless and w.phone_e164 is distinct from f.phone_e164 then f.phone_e164 end,
    case when not n.is_nameless and w.email_key is distinct from f.email_key then f.email_key end
  from written w join former f on f.shop_id = w.shop_id and f.order_id = w.order_id
  cross join lateral (select coalesce(w.customer_id, w.phone_e164, w.email_key) is null as is_nameless) n
  where (w.customer_id, w.phone_e164, w.email_key, w.total_minor, w.line_items, w.cancelled_at, w.store_created_at, w.is_test)
    is distinct from
    (f.customer_id, f.phone_e164, f.email_key, f.total_minor, f.line_items, f.cancelled_at, f.store_created_at, f.is_test);
  select array_agg(f) into once_named
  from former f join written w on f.shop_id = w.shop_id and f.order_id = w.order_id
  where coalesce(w.customer_id, w.phone_e164, w.email_key) is null
    and (w.customer_id, w.phone_e164, w.email_key) is distinct from (f.customer_id, f.phone_e164, f.email_key);
  if once_named is not null then perform note_once_named(once_named); end if;
  return null;
end $$;

create or replace trigger note_changed_orders after update on orders referencing new table as written old table as former
  for each statement execute function note_orders();

create or replace trigger note_new_orders after insert on orders referencing new table as written
  for each statement execute function note_orders();

-- A refund changes the amount for which its order counts.
create or replace function note_refunds() returns trigger language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, order_id) select shop_id, 'order', order_id from changed;
  return null;
end $$;

create or replace trigger note_changed_refunds after update on refunds referencing new table as changed
  for each statement execute function note_refunds();

create or replace trigger note_new_refunds after insert on refunds referencing new table as changed
  for each statement execute function note_refunds();

-- When a shop changes its currency, the amounts of all its orders count differently.
create or replace function note_currency() returns trigger language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, order_id)
  select shop_id, 'order', order_id from orders where shop_id = new.shop_id;
  return null;
end $$;

create or replace trigger note_changed_currency after update of currency on shops for each row
  when (old.currency is distinct from new.currency) execute function note_currency();
