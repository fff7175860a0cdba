-- What a flow said after each save, the newest fifty of each. One without `save_id` is how it was before the first.
create table flow_versions (
  shop_id bigint not null references shops (shop_id),
  flow_id uuid not null,
  revision integer not null,
  save_id uuid,
  nodes jsonb not null,
  saved_at timestamptz not null,
  primary key (shop_id, flow_id, revision),
  foreign key (shop_id, flow_id) references flows (shop_id, flow_id) on delete cascade
);
select protect_tenant_table('flow_versions');
