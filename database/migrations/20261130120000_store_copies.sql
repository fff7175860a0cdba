-- Copies that a store received from another store of the same person, so that a repeated request copies once. They are
-- found by a hash, because nothing in a store may have an id of another one.
create table store_copies (
  shop_id bigint not null references shops(shop_id),
  copy_key bytea not null check (length(copy_key) = 32),
  -- What was created and what was left out, with names and without ids.
  outcome jsonb not null,
  copied_at timestamptz not null,
  primary key (shop_id, copy_key)
);
create index store_copies_by_age on store_copies (copied_at);
select protect_tenant_table('store_copies');
