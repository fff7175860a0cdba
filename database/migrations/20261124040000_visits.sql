-- By what a shopper's browser is known again: a random word that it was given at the opt-in, and we keep the hash of.
create table shopper_tokens (
  shop_id bigint not null references shops,
  token_hash text not null,
  subscriber_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (shop_id, token_hash)
);
create index shopper_tokens_by_subscriber on shopper_tokens (shop_id, subscriber_id);
select protect_tenant_table('shopper_tokens');

-- When a known shopper last looked at a product, and last put it into the cart.
create table product_views (
  shop_id bigint not null references shops,
  subscriber_id uuid not null,
  product_id text not null,
  last_viewed_at timestamptz,
  last_carted_at timestamptz,
  primary key (shop_id, subscriber_id, product_id)
);
select protect_tenant_table('product_views');

create index products_by_handle on products (shop_id, handle) where deleted_at is null;
