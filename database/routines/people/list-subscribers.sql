-- Counts and lists new people. People of a large import are listed later, all together.
create or replace function list_new_subscribers() returns trigger language plpgsql as $$
begin
  insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed)
  select p.shop_id, p.channel, count(*) filter (where standing < 3), count(*) filter (where standing = 1), count(*) filter (where standing = 2)
  from written p cross join lateral (select subscriber_standing(p) as standing) s
  group by p.shop_id, p.channel;
  -- A transaction that adds people of a large list sets this.
  if current_setting('bellbird.list_later', true) = 'on' then
    insert into unlisted_subscribers (shop_id, first_id, last_id, people)
    select shop_id, ids[1], ids[cardinality(ids)], cardinality(ids)
    from (select shop_id, array_agg(subscriber_id order by subscriber_id) as ids from written group by shop_id) w;
    return null;
  end if;
  insert into listed_subscribers (shop_id, subscriber_id, standing, since, name_key, tool, terms)
  select p.shop_id, p.subscriber_id, s.standing, coalesce(p.opted_in_at, p.created_at),
    subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email), coalesce(p.opt_in_tool_type, ''),
    subscriber_terms(p.shop_id, p.channel, s.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164)
  from written p cross join lateral (select subscriber_standing(p) as standing) s;
  return null;
end $$;

create or replace trigger list_new_subscribers after insert on subscribers referencing new table as written
  for each statement execute function list_new_subscribers();

-- A trigger's statement is planned once for each connection, for the number of rows that the first statement wrote. A
-- plan for one row compared each old row with each new row, and 500 receipts cost five times as much. Without nested
-- loops, each table is read once.
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

create or replace trigger list_changed_subscribers after update on subscribers referencing new table as written old table as former
  for each statement execute function list_changed_subscribers();

create or replace function list_gone_subscribers() returns trigger language plpgsql as $$
declare
  lines bigint;
begin
  delete from listed_subscribers l using former f
  where l.shop_id = f.shop_id and l.subscriber_id = f.subscriber_id;
  get diagnostics lines = row_count;
  if lines < (select count(*) from former) then
    perform take_turn_at_list(shop_id) from (select distinct shop_id from former) f order by shop_id;
    delete from listed_subscribers l using former f
    where l.shop_id = f.shop_id and l.subscriber_id = f.subscriber_id;
  end if;
  insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed)
  select shop_id, channel, -count(*) filter (where standing < 3), -count(*) filter (where standing = 1), -count(*) filter (where standing = 2)
  from (select shop_id, channel, subscriber_standing(f) as standing from former f) gone group by shop_id, channel;
  return null;
end $$;

create or replace trigger list_gone_subscribers after delete on subscribers referencing old table as former
  for each statement execute function list_gone_subscribers();
