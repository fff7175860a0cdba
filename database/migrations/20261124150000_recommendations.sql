-- What a merchant recommends, and what is bought together. The latter is computed again each night, whole.
create table recommendation_rules (
  shop_id bigint not null references shops,
  rule_id uuid not null,
  special_type text not null check (special_type in ('crossSellWA', 'orderReceipt')),
  rule_type text not null check (rule_type in ('matchingRecommendation', 'collection')),
  title text not null,
  created_at timestamptz not null,
  primary key (shop_id, rule_id)
);
select protect_tenant_table('recommendation_rules');

-- The product may be gone from the store since: it stays, so that the merchant sees what the rule was about.
create table recommendation_rule_items (
  shop_id bigint not null,
  rule_id uuid not null,
  list text not null check (list in ('boughtProducts', 'recommendedProducts', 'collection')),
  is_collection boolean not null,
  item_id text not null,
  added_at timestamptz not null,
  primary key (shop_id, rule_id, list, is_collection, item_id),
  foreign key (shop_id, rule_id) references recommendation_rules on delete cascade
);
select protect_tenant_table('recommendation_rule_items');

create table recommendation_runs (
  shop_id bigint primary key references shops,
  due_at timestamptz not null,
  -- The first sync that it was due after.
  synced_at timestamptz,
  computed_at timestamptz,
  orders_counted integer not null default 0
);
select protect_tenant_table('recommendation_runs');

create table product_sales (
  shop_id bigint not null references shops,
  product_id text not null,
  orders integer not null,
  primary key (shop_id, product_id)
);
select protect_tenant_table('product_sales');

-- The lift is not stored: it changes each night for every pair, these counts only where something was bought.
create table bought_together (
  shop_id bigint not null references shops,
  product_id text not null,
  other_product_id text not null,
  orders integer not null,
  primary key (shop_id, product_id, other_product_id)
);
select protect_tenant_table('bought_together');

create table collection_best_sellers (
  shop_id bigint not null references shops,
  collection_id text not null,
  product_id text not null,
  orders integer not null,
  collection_size integer not null,
  primary key (shop_id, collection_id, product_id)
);
select protect_tenant_table('collection_best_sellers');

create index if not exists collection_products_by_product on collection_products (shop_id, product_id);
