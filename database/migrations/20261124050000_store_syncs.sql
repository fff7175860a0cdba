-- How far a store's data was fetched as a whole, part by part; a worker that dies leaves where the next goes on.
create table store_syncs (
  shop_id bigint not null references shops,
  part text not null check (part in ('products', 'collections', 'customers', 'orders')),
  -- Parts are fetched in this order: what orders name is known before them.
  place smallint not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'storing', 'applying', 'paging', 'done')),
  -- The store's own work on it.
  operation_id text,
  -- Lines of its result that are stored, and up to which they are applied.
  lines_stored bigint not null default 0,
  applied_to bigint not null default 0,
  objects_applied bigint not null default 0,
  objects_total bigint,
  -- Where asking page by page goes on.
  page_after text,
  failures smallint not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  error text,
  finished_at timestamptz,
  primary key (shop_id, part)
);
create index store_syncs_due on store_syncs (due_at) where state <> 'done';
select protect_tenant_table('store_syncs');

-- The lines of a result until they are applied: what belongs to an object may stand anywhere after it.
create table sync_lines (
  shop_id bigint not null references shops,
  part text not null,
  line_no bigint not null,
  object_id text,
  parent_id text,
  -- The store's customer that it names.
  customer_id text,
  body jsonb not null,
  primary key (shop_id, part, line_no)
);
create index sync_lines_by_parent on sync_lines (shop_id, part, parent_id) where parent_id is not null;
select protect_tenant_table('sync_lines');

insert into store_syncs (shop_id, part, place, due_at)
select shop_id, part, place, now() from shops,
  (values ('products', 1), ('collections', 2), ('customers', 3), ('orders', 4)) as parts (part, place)
where uninstalled_at is null;
