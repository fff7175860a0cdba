-- Which part of which flow a message says; null where it says none. `tapped_at`: the first time that one of its links was
-- opened, or one of its answers chosen that leads on.
alter table messages
  add column flow_id uuid,
  add column node_id text,
  add column tapped_at timestamptz;

-- What became of each part of a flow, by the day of sending.
create table flow_node_days (
  shop_id bigint not null references shops,
  day date not null,
  flow_id uuid not null,
  node_id text not null,
  sent bigint not null default 0,
  delivered bigint not null default 0,
  read bigint not null default 0,
  tapped bigint not null default 0,
  primary key (shop_id, flow_id, node_id, day)
) with (fillfactor = 50);
select protect_tenant_table('flow_node_days');
select make_past_views();
