-- Shops move between time zones more than once. A day is the one that the shop had at that moment, whenever it is counted:
-- what was said of a day stays said, and a count from the rows comes to the same.
create table former_time_zones (
  shop_id bigint not null references shops,
  -- It was the shop's zone before this moment.
  until timestamptz not null,
  time_zone text not null,
  primary key (shop_id, until)
);
select protect_tenant_table('former_time_zones');
insert into former_time_zones (shop_id, until, time_zone)
select shop_id, time_zone_since, former_time_zone from shops where time_zone_since is not null;

create or replace function keep_former_time_zone() returns trigger language plpgsql as $$
begin
  new.former_time_zone := old.time_zone;
  new.time_zone_since := clock_timestamp();
  insert into former_time_zones (shop_id, until, time_zone) values (old.shop_id, new.time_zone_since, old.time_zone);
  return new;
end $$;

-- The shop's day at a moment. What lies before its last move, which is hardly ever asked, looks that up.
create function zone_before(asked bigint, moment timestamptz) returns text language sql stable as $$
  select time_zone from former_time_zones where shop_id = asked and until > moment order by until limit 1
$$;
create function shop_day(shop shops, moment timestamptz) returns date language sql stable as $$
  select (moment at time zone case when shop.time_zone_since > moment
    then coalesce(zone_before(shop.shop_id, moment), shop.former_time_zone) else shop.time_zone end)::date
$$;

-- Since when an order is worth nothing although nobody cancelled it: never paid, and voided or come back.
alter table orders add column void_since timestamptz;

-- What a credited order was worth, movement by movement, as it was counted: the order itself, edits, money that went back.
create table credit_lines (
  shop_id bigint not null,
  order_id text not null,
  line_no smallint not null,
  kind text not null check (kind in ('order', 'edit', 'refund', 'cancellation', 'return')),
  at timestamptz not null,
  day date not null,
  amount_minor bigint not null,
  primary key (shop_id, order_id, line_no),
  foreign key (shop_id, order_id) references order_credits (shop_id, order_id) on delete cascade
);
select protect_tenant_table('credit_lines');

create index order_credits_by_moment on order_credits (shop_id, ordered_at desc, order_id desc);
create index order_credits_by_source on order_credits (shop_id, source_type, ordered_at desc, order_id desc);

-- How much of orders and revenue is there without reads.
alter table daily_rollups
  add column click_orders bigint not null default 0,
  add column click_revenue_minor bigint not null default 0;

-- How long before an order a touch may lie. A shop without a row has the usual windows.
create table attribution_settings (
  shop_id bigint primary key references shops,
  click_hours integer not null check (click_hours between 1 and 720),
  read_hours integer not null check (read_hours between 0 and 120),
  changed_at timestamptz not null,
  -- Orders up to this one are counted anew; null when all are.
  recounted_to text
);
select protect_tenant_table('attribution_settings');
create index attribution_settings_to_recount on attribution_settings (shop_id) where recounted_to is not null;

-- Orders whose credit is looked at again: a read or a click may be told after the order that it led to.
create table credit_checks (
  shop_id bigint not null references shops,
  order_id text not null,
  look_at timestamptz not null,
  looks smallint not null default 0,
  primary key (shop_id, order_id)
);
select protect_tenant_table('credit_checks');
create index credit_checks_due on credit_checks (look_at);

-- The movements of what was credited before: refunds up to what went back, the rest by the cancellation.
with backs as (
  select c.shop_id, c.order_id, r.refunded_at as at, least(r.amount_minor, greatest(0, c.returned_minor
    - coalesce(sum(r.amount_minor) over (partition by r.shop_id, r.order_id order by r.refunded_at, r.refund_id
      rows between unbounded preceding and 1 preceding), 0))) as amount
  from order_credits c join refunds r on r.shop_id = c.shop_id and r.order_id = c.order_id
),
moved as (
  select shop_id, order_id, 'order' as kind, ordered_at as at, amount_minor - coalesce((select sum(e.change_minor)
    from order_edits e where e.shop_id = c.shop_id and e.order_id = c.order_id), 0) as amount from order_credits c
  union all
  select e.shop_id, e.order_id, 'edit', e.edited_at, e.change_minor
  from order_edits e join order_credits c on c.shop_id = e.shop_id and c.order_id = e.order_id
  union all
  select shop_id, order_id, 'refund', at, -amount from backs where amount > 0
  union all
  select c.shop_id, c.order_id, 'cancellation', o.cancelled_at, coalesce((select sum(b.amount) from backs b
    where b.shop_id = c.shop_id and b.order_id = c.order_id), 0) - c.returned_minor
  from order_credits c join orders o on o.shop_id = c.shop_id and o.order_id = c.order_id
  where o.cancelled_at is not null
)
insert into credit_lines (shop_id, order_id, line_no, kind, at, day, amount_minor)
select m.shop_id, m.order_id, row_number() over (partition by m.shop_id, m.order_id order by m.kind <> 'order', m.at) - 1,
  m.kind, m.at, shop_day(s, m.at), m.amount
from moved m join shops s on s.shop_id = m.shop_id where m.kind = 'order' or m.amount <> 0;

insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, click_orders, click_revenue_minor)
select l.shop_id, l.day, c.channel, c.source_kind, c.source_type,
  coalesce(c.source_id, '00000000-0000-0000-0000-000000000000'), count(*) filter (where l.kind = 'order'), sum(l.amount_minor)
from credit_lines l join order_credits c on c.shop_id = l.shop_id and c.order_id = l.order_id
where c.touch_kind in ('click', 'code')
group by 1, 2, 3, 4, 5, 6
on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update
set click_orders = excluded.click_orders, click_revenue_minor = excluded.click_revenue_minor;
