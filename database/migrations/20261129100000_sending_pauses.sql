-- A shop whose merchant has paused all sending. A shop without a row sends.
create table sending_pauses (
  shop_id bigint primary key references shops(shop_id),
  paused_at timestamptz not null
);
select protect_tenant_table('sending_pauses');
