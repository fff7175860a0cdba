-- Orders that a tool brought: by a message that welcomed who signed up through it, or by a code that it gave.
-- `is_earned` is false where the order's one credit belongs to something else, and only the code was the tool's.
create table tool_orders (
  shop_id bigint not null,
  order_id text not null,
  tool_id uuid not null,
  has_code boolean not null,
  is_earned boolean not null,
  amount_minor bigint not null,
  returned_minor bigint not null default 0,
  primary key (shop_id, order_id),
  foreign key (shop_id, tool_id) references opt_in_tools,
  foreign key (shop_id, order_id) references orders,
  check (returned_minor between 0 and amount_minor)
);
create index tool_orders_of_tool on tool_orders (shop_id, tool_id) include (has_code, is_earned, amount_minor, returned_minor);
create index tool_prizes_by_code on tool_prizes (shop_id, discount_code, won_at);
select protect_tenant_table('tool_orders');
