-- As before, but what changed is found in the list by its key. Without nested loops, which the rows before and after a
-- statement must not be joined by, each sign-up read the list of everybody there is.
create function relist_subscribers(changed subscribers[]) returns void language plpgsql set enable_nestloop = on as $$
begin
  update listed_subscribers l set
    standing = s.standing, since = coalesce(p.opted_in_at, p.created_at), tool = coalesce(p.opt_in_tool_type, ''),
    name_key = subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email),
    terms = subscriber_terms(p.shop_id, p.channel, s.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164)
  from unnest(changed) p cross join lateral (select subscriber_standing(p) as standing) s
  where l.shop_id = p.shop_id and l.subscriber_id = p.subscriber_id;
end $$;

create or replace function list_changed_subscribers() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  changed subscribers[];
begin
  with pairs as materialized (
    select w, subscriber_standing(w) as standing, subscriber_standing(f) as former_standing
    from written w join former f on f.shop_id = w.shop_id and f.subscriber_id = w.subscriber_id
    where (w.channel, w.phone_e164, w.email, w.first_name, w.last_name, w.opt_in_tool_type, w.opted_in_at, subscriber_standing(w))
      is distinct from
      (f.channel, f.phone_e164, f.email, f.first_name, f.last_name, f.opt_in_tool_type, f.opted_in_at, subscriber_standing(f))
  ),
  moved as (
    select (w).shop_id as shop_id, (w).channel as channel,
      sum((standing < 3)::integer - (former_standing < 3)::integer) as known,
      sum((standing = 1)::integer - (former_standing = 1)::integer) as subscribed,
      sum((standing = 2)::integer - (former_standing = 2)::integer) as unsubscribed
    from pairs group by 1, 2
  ),
  counted as (
    insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed)
    select * from moved where (known, subscribed, unsubscribed) <> (0, 0, 0)
  )
  select array_agg(w) into changed from pairs;
  if changed is not null then perform relist_subscribers(changed); end if;
  return null;
end $$;

-- So too whom an order names no more, which read all people of the shop.
create function note_once_named(former orders[]) returns void language plpgsql set enable_nestloop = on as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id)
  select f.shop_id, 'person', s.subscriber_id
  from unnest(former) f cross join lateral (
    select subscriber_id from subscribers where shop_id = f.shop_id and customer_id = f.customer_id
    union
    select subscriber_id from subscribers where shop_id = f.shop_id and email_key = f.email_key
    union
    select subscriber_id from subscribers
    where shop_id = f.shop_id and channel in ('WA', 'FB') and phone_e164 = f.phone_e164
  ) s;
end $$;

create or replace function note_orders() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  once_named orders[];
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, order_id) select shop_id, 'order', order_id from written;
    return null;
  end if;
  insert into audience_changes (shop_id, kind, order_id, former_customer_id, former_phone_e164, former_email_key)
  select w.shop_id, 'order', w.order_id,
    case when not n.is_nameless and w.customer_id is distinct from f.customer_id then f.customer_id end,
    case when not n.is_nameless and w.phone_e164 is distinct from f.phone_e164 then f.phone_e164 end,
    case when not n.is_nameless and w.email_key is distinct from f.email_key then f.email_key end
  from written w join former f on f.shop_id = w.shop_id and f.order_id = w.order_id
  cross join lateral (select coalesce(w.customer_id, w.phone_e164, w.email_key) is null as is_nameless) n
  where (w.customer_id, w.phone_e164, w.email_key, w.total_minor, w.line_items, w.cancelled_at, w.store_created_at, w.is_test)
    is distinct from
    (f.customer_id, f.phone_e164, f.email_key, f.total_minor, f.line_items, f.cancelled_at, f.store_created_at, f.is_test);
  select array_agg(f) into once_named
  from former f join written w on f.shop_id = w.shop_id and f.order_id = w.order_id
  where coalesce(w.customer_id, w.phone_e164, w.email_key) is null
    and (w.customer_id, w.phone_e164, w.email_key) is distinct from (f.customer_id, f.phone_e164, f.email_key);
  if once_named is not null then perform note_once_named(once_named); end if;
  return null;
end $$;
