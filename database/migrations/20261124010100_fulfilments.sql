-- What was sent of an order, and how far the carrier is with it.
create table fulfilments (
  shop_id bigint not null references shops,
  fulfilment_id text not null,
  order_id text not null,
  -- Null until the store told of it itself: a carrier's word may come before.
  status text,
  shipment_status text,
  -- By the moment at which the store learnt it, the newest word of the carrier holds.
  shipment_status_at timestamptz,
  tracking_company text,
  tracking_number text,
  tracking_url text,
  delivered_at timestamptz,
  store_created_at timestamptz not null,
  store_updated_at timestamptz not null,
  primary key (shop_id, fulfilment_id)
);
create index fulfilments_by_order on fulfilments (shop_id, order_id);
select protect_tenant_table('fulfilments');
