-- Counts orders by day. It adds to a line that no other transaction has locked, and inserts another line if there is
-- none, so that no transaction waits for another.
create or replace function count_orders() returns trigger language plpgsql as $$
begin
  with counted as (
    select shop_id, (store_created_at at time zone 'UTC')::date as utc_day,
      count(*) * case tg_op when 'INSERT' then 1 else -1 end as orders
    from changed group by 1, 2
  ),
  free as materialized (
    select c.*, l.line_no
    from counted c left join lateral (
      select line_no from order_days d where d.shop_id = c.shop_id and d.utc_day = c.utc_day
      limit 1 for update skip locked
    ) l on true
  ),
  added as (
    update order_days d set orders = d.orders + f.orders
    from free f where d.shop_id = f.shop_id and d.utc_day = f.utc_day and d.line_no = f.line_no
  )
  insert into order_days (shop_id, utc_day, orders) select shop_id, utc_day, orders from free where line_no is null;
  return null;
end $$;

create or replace trigger count_gone_orders after delete on orders referencing old table as changed
  for each statement execute function count_orders();

create or replace trigger count_new_orders after insert on orders referencing new table as changed
  for each statement execute function count_orders();
