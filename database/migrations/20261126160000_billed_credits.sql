-- What plans that bill on revenue count: orders that a code or a click led to, by the usual windows. A shop that sets other
-- windows sees other credits, and pays the same.
create table billed_credits (
  shop_id bigint not null,
  order_id text not null,
  message_id uuid not null,
  message_created_at timestamptz not null,
  ordered_at timestamptz not null,
  amount_minor bigint not null,
  returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders
);
select protect_tenant_table('billed_credits');
create index billed_credits_by_moment on billed_credits (shop_id, ordered_at);

insert into billed_credits
select shop_id, order_id, message_id, message_created_at, ordered_at, amount_minor, returned_minor from order_credits
where touch_kind = 'code' or (touch_kind = 'click' and touched_at >= ordered_at - interval '120 hours');

-- Where other windows were set, what they leave out is found by counting anew.
update attribution_settings set recounted_to = '';

-- Orders are listed by what they are worth, and with what went back on a day.
create index order_credits_by_worth on order_credits (shop_id, (amount_minor - returned_minor) desc, order_id desc);
create index credit_lines_moved on credit_lines (shop_id, day) where kind <> 'order';
create index orders_by_moment on orders (shop_id, store_created_at desc, order_id desc);
