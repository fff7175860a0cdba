alter table products
  add column vendor text,
  add column product_type text,
  add column tags text[] not null default '{}',
  -- Shown on the online store, as far as the store says; its status is beside it.
  add column is_published boolean not null default true,
  add column is_available boolean not null default true,
  -- Over all variants; null where the store does not count.
  add column total_inventory integer,
  -- The title's words, a space before each, in small letters without accents.
  add column title_key text not null default '';
update products set title_key = ' ' || lower(title);
-- A shop's titles lie together, and are looked through there; behind row-level security no other index would be used.
create index products_by_title on products (shop_id, title_key, product_id) where deleted_at is null;

create table product_variants (
  shop_id bigint not null references shops,
  product_id text not null,
  variant_id text not null,
  position integer not null,
  title text not null,
  sku text,
  price_minor bigint,
  compare_at_minor bigint,
  -- Null where the store does not count.
  inventory_quantity integer,
  is_available boolean not null,
  primary key (shop_id, product_id, variant_id),
  foreign key (shop_id, product_id) references products
);
select protect_tenant_table('product_variants');

-- Which collections a product is in.
create index collection_products_by_product on collection_products (shop_id, product_id);
-- A webhook says that a collection changed, and not which products are in it: it is asked for.
alter table collections add column is_stale boolean not null default false;
create index collections_stale on collections (shop_id) where is_stale;
