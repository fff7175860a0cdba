-- By how much an edit changed what an order is worth, on the day it happened: revenue can be recounted from it.
create table order_edits (
  shop_id bigint not null references shops,
  order_id text not null,
  edited_at timestamptz not null,
  change_minor bigint not null,
  primary key (shop_id, order_id, edited_at)
);
alter table order_edits enable row level security;
create policy own_shop on order_edits to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on order_edits to bellbird_shop;
