-- What a provider could not do for a number, told beside messages or alone: a lost message of a customer, too fast calls.
create table provider_notices (
  shop_id bigint not null,
  -- The inbox event that told it: one that is told again is stored once there.
  notice_id uuid not null,
  sender_id uuid not null,
  code integer,
  title text,
  detail text,
  told_at timestamptz not null,
  primary key (shop_id, notice_id),
  foreign key (shop_id, sender_id) references senders
);
create index provider_notices_of_sender on provider_notices (shop_id, sender_id, told_at desc);

alter table provider_notices enable row level security;
create policy own_shop on provider_notices to bellbird_shop
  using (shop_id = current_setting('bellbird.shop_id')::bigint)
  with check (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on provider_notices to bellbird_shop;
