-- What a shop used of its plan in the billing cycle, as far as its limit has to be known: counted once, then kept as
-- an upper bound by what was sent since. One row for each shop.
create table usage_counts (
  shop_id bigint primary key references shops,
  -- The cycle that the counts are of; null before the first look, and after the terms changed.
  cycle_started_at timestamptz,
  -- Messages or conversations, by the plan's meter, when all of them were last counted.
  used bigint not null default 0 check (used >= 0),
  -- What daily_rollups said was sent in the cycle at that moment.
  sent_seen bigint not null default 0 check (sent_seen >= 0),
  look_at timestamptz not null
);
create index usage_counts_due on usage_counts (look_at);

insert into usage_counts (shop_id, look_at) select shop_id, to_timestamp(0) from shops;

alter table usage_counts enable row level security;
create policy own_shop on usage_counts to bellbird_shop
  using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on usage_counts to bellbird_shop;
