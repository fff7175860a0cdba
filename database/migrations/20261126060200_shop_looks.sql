-- The colours and the font of a shop's own pages, with which new tools begin; null where they tell nothing.
create table shop_looks (
  shop_id bigint primary key references shops,
  look jsonb,
  read_at timestamptz not null
);
select protect_tenant_table('shop_looks');
