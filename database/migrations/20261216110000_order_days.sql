-- Nobody places an order in between the counting and the triggers; whoever reads them goes on.
lock table orders in share row exclusive mode;

-- How many orders were placed by day, so that no look has to count them all. The day is UTC's: whatever time zone a shop
-- has by now, a period of it is whole days of these and a part of a day at either end. A day has a line or more, which are
-- added up when they are read.
create table order_days (
  shop_id bigint not null,
  utc_day date not null,
  line_no bigint generated always as identity,
  -- Below nothing where orders are gone that another line counts.
  orders bigint not null,
  primary key (shop_id, utc_day, line_no)
) with (fillfactor = 50);
select protect_tenant_table('order_days');

insert into order_days (shop_id, utc_day, orders)
select shop_id, (store_created_at at time zone 'UTC')::date, count(*) from orders group by 1, 2;

-- Adds to a line that nobody else is adding to, and begins another where there is none: nobody waits for anybody.
create function count_orders() returns trigger language plpgsql as $$
begin
  with counted as (
    select shop_id, (store_created_at at time zone 'UTC')::date as utc_day,
      count(*) * case tg_op when 'INSERT' then 1 else -1 end as orders
    from told group by 1, 2
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
create trigger count_new_orders after insert on orders referencing new table as told
  for each statement execute function count_orders();
create trigger count_gone_orders after delete on orders referencing old table as told
  for each statement execute function count_orders();
