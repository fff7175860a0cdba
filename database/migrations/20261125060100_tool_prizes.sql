-- What a shopper got for signing up: the offer that the wheel was drawn to, or the tool's discount, as it was then,
-- whatever the merchant changes later. `is_made`: the store has the code; until then nobody is told it.
create table tool_prizes (
  shop_id bigint not null,
  prize_id uuid not null,
  tool_id uuid not null,
  subscriber_id uuid not null,
  offer_key text,
  offer_text text not null,
  message text not null,
  discount_code text not null,
  discount_percent numeric(4, 2),
  -- Of a code of one's own; null for one that the merchant has in the store.
  valid_days integer,
  is_made boolean not null,
  won_at timestamptz not null,
  primary key (shop_id, prize_id),
  foreign key (shop_id, tool_id) references opt_in_tools,
  check (is_made or (valid_days is not null and discount_percent is not null))
);
create index tool_prizes_of_person on tool_prizes (shop_id, subscriber_id, tool_id, won_at);
select protect_tenant_table('tool_prizes');
