-- Locks the addition of people to a shop's list until the transaction ends. A transaction that adds many people reads
-- their rows at its start. A change, a credit or a removal that finds no line for its person waits here, and then sees
-- the added lines.
create or replace function take_turn_at_list(shop bigint) returns void language sql
  return pg_advisory_xact_lock(hashtextextended('listed_subscribers', shop));

-- Adds the people between two ids who are not in the list yet, with the revenue from them. These are two statements, so
-- that the rows are read after the lock is taken. The ids of new people are higher than all ids in the planner's
-- statistics. The planner therefore expects one person and would search the list for each person, which takes hours for
-- a million. A plan that was made for an empty table would read the whole table.
create or replace function put_in_list(shop bigint, from_id uuid, to_id uuid) returns void language plpgsql
set enable_nestloop = off set enable_seqscan = off as $$
begin
  perform take_turn_at_list(shop);
  insert into listed_subscribers (shop_id, subscriber_id, standing, since, name_key, tool, terms, revenue_minor)
  select p.shop_id, p.subscriber_id, s.standing, coalesce(p.opted_in_at, p.created_at),
    subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email), coalesce(p.opt_in_tool_type, ''),
    subscriber_terms(p.shop_id, p.channel, s.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164),
    coalesce(c.minor, 0)
  from subscribers p cross join lateral (select subscriber_standing(p) as standing) s
  left join (
    select subscriber_id, sum(amount_minor - returned_minor) as minor from order_credits
    where shop_id = shop and subscriber_id between from_id and to_id group by subscriber_id
  ) c on c.subscriber_id = p.subscriber_id
  where p.shop_id = shop and p.subscriber_id between from_id and to_id
    -- Compares only with lines in this range of ids, whatever the plan.
    and not exists (
      select from listed_subscribers l
      where l.shop_id = shop and l.subscriber_id between from_id and to_id and l.subscriber_id = p.subscriber_id)
  order by p.subscriber_id;
end $$;

-- Updates the lines of changed people. A person without a line gets one, which is then updated again, because another
-- transaction may have added the line with the person's earlier values.
create or replace function relist_subscribers(changed subscribers[]) returns void language plpgsql set enable_nestloop = on as $$
declare
  lines bigint;
begin
  for attempt in 1 .. 2 loop
    update listed_subscribers l set
      standing = s.standing, since = coalesce(p.opted_in_at, p.created_at), tool = coalesce(p.opt_in_tool_type, ''),
      name_key = subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email),
      terms = subscriber_terms(p.shop_id, p.channel, s.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164)
    from unnest(changed) p cross join lateral (select subscriber_standing(p) as standing) s
    where l.shop_id = p.shop_id and l.subscriber_id = p.subscriber_id;
    get diagnostics lines = row_count;
    exit when attempt = 2 or lines = cardinality(changed);
    perform put_in_list(p.shop_id, p.subscriber_id, p.subscriber_id)
    from unnest(changed) p order by p.shop_id, p.subscriber_id;
  end loop;
end $$;

-- Adds revenue to lines instead of counting it again, because two parallel transactions would each see only their own
-- credit. A person without a line waits for the lock. Then their line either exists without this credit, or is added
-- with all of their revenue.
create or replace function add_to_lines(shops bigint[], people uuid[], minors bigint[]) returns void language plpgsql as $$
declare
  done uuid[] := '{}';
begin
  for attempt in 1 .. 2 loop
    with lines as (
      update listed_subscribers l set revenue_minor = l.revenue_minor + c.minor
      from unnest(shops, people, minors) as c (shop_id, subscriber_id, minor)
      where l.shop_id = c.shop_id and l.subscriber_id = c.subscriber_id and c.subscriber_id <> all (done)
      returning l.subscriber_id
    )
    select done || array_agg(subscriber_id) into done from lines;
    exit when attempt = 2 or cardinality(done) = cardinality(people);
    perform take_turn_at_list(shop_id) from (select distinct unnest(shops) as shop_id) s order by shop_id;
  end loop;
  if cardinality(done) < cardinality(people) then
    perform put_in_list(c.shop_id, c.subscriber_id, c.subscriber_id)
    from unnest(shops, people) as c (shop_id, subscriber_id) where c.subscriber_id <> all (done);
  end if;
end $$;
