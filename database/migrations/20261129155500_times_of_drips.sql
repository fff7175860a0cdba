-- What the time of a drip was set to, save by save, the newest fifty; and with the first how it was before, whose `save_id`
-- is null and whose moment is not known. A save that changed texts as well is noted under its id there.
create table drip_times (
  shop_id bigint not null,
  drip_id uuid not null,
  nth integer not null,
  save_id uuid,
  time_box jsonb not null,
  saved_at timestamptz not null,
  primary key (shop_id, drip_id, nth),
  foreign key (shop_id, drip_id) references drips on delete cascade
);
select protect_tenant_table('drip_times');
