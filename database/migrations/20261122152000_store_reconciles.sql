-- How far each store was read by asking it: webhooks get lost, when our doors are shut or a subscription is dropped.
create table store_reconciles (
  shop_id bigint primary key references shops,
  due_at timestamptz not null,
  -- While one worker asks the store, no other does.
  leased_until timestamptz,
  failures smallint not null default 0,
  -- When the store last told of an order by itself.
  order_told_at timestamptz,
  -- Since when everything is known that had happened by then.
  checked_at timestamptz,
  orders_read_to timestamptz not null,
  checkouts_read_to timestamptz not null,
  -- A reading of checkouts that was broken off goes on there, and began then.
  checkouts_after text,
  checkouts_begun_at timestamptz
);
create index store_reconciles_due on store_reconciles (due_at);
alter table store_reconciles enable row level security;
create policy own_shop on store_reconciles to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on store_reconciles to bellbird_shop;

insert into store_reconciles (shop_id, due_at, orders_read_to, checkouts_read_to)
select shop_id, now(), now() - interval '1 day', now() - interval '1 day' from shops;

-- Since when a timer that was due waits for its store to be asked.
alter table timers add column waiting_since timestamptz;
create index timers_waiting on timers (shop_id) where waiting_since is not null;
