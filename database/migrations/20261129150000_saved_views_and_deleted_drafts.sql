-- A deleted draft, as its row was, until its deletion can no longer be undone.
create table deleted_drafts (
  shop_id bigint not null references shops(shop_id),
  broadcast_id uuid not null,
  draft jsonb not null,
  deleted_at timestamptz not null,
  primary key (shop_id, broadcast_id)
);
select protect_tenant_table('deleted_drafts');

-- The filters of a list under a name, as the fields of its address.
create table saved_views (
  shop_id bigint not null references shops(shop_id),
  view_id uuid not null,
  list text not null check (list in ('messages', 'orders', 'subscribers')),
  name text not null,
  name_key text generated always as (lower(name)) stored not null,
  filters jsonb not null,
  created_at timestamptz not null,
  primary key (shop_id, view_id),
  unique (shop_id, list, name_key)
);
select protect_tenant_table('saved_views');
