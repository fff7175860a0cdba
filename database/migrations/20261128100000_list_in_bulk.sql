-- People of a large list are noted as they are added, and put into the list of subscribers behind it, many at once.
-- Whoever changes one of them before has that one put in first. The release before notes nobody: it lists who it adds.

create table unlisted_subscribers (
  shop_id bigint not null,
  note_no bigint not null generated always as identity,
  -- Who is from one of these ids to the other; whoever of them is in the list already is passed over.
  first_id uuid not null,
  last_id uuid not null,
  people integer not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, note_no)
);
select protect_tenant_table('unlisted_subscribers');

-- The turn at who is not in a shop's list yet, until the transaction ends. Who puts many in reads their rows as they were
-- before: a change, a credit or a removal of one of them that finds no line waits here, and then sees what was put in.
create function take_turn_at_list(shop bigint) returns void language sql
  return pg_advisory_xact_lock(hashtextextended('listed_subscribers', shop));

-- Puts those from one id to the other into the list who are not in it, with what they earned. Step by step, so that the
-- rows are read after the turn has come.
create function put_in_list(shop bigint, from_id uuid, to_id uuid) returns void language plpgsql set enable_nestloop = on as $$
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
    -- Who is listed is looked for among these alone, however it is planned.
    and not exists (
      select from listed_subscribers l
      where l.shop_id = shop and l.subscriber_id between from_id and to_id and l.subscriber_id = p.subscriber_id)
  order by p.subscriber_id;
end $$;

create or replace function list_new_subscribers() returns trigger language plpgsql as $$
begin
  insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed)
  select p.shop_id, p.channel, count(*) filter (where standing < 3), count(*) filter (where standing = 1), count(*) filter (where standing = 2)
  from written p cross join lateral (select subscriber_standing(p) as standing) s
  group by p.shop_id, p.channel;
  -- Said by a transaction that adds people of a large list.
  if current_setting('bellbird.list_later', true) = 'on' then
    insert into unlisted_subscribers (shop_id, first_id, last_id, people)
    select shop_id, (array_agg(subscriber_id order by subscriber_id))[1],
      (array_agg(subscriber_id order by subscriber_id desc))[1], count(*)
    from written group by shop_id;
    return null;
  end if;
  insert into listed_subscribers (shop_id, subscriber_id, standing, since, name_key, tool, terms)
  select p.shop_id, p.subscriber_id, s.standing, coalesce(p.opted_in_at, p.created_at),
    subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email), coalesce(p.opt_in_tool_type, ''),
    subscriber_terms(p.shop_id, p.channel, s.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164)
  from written p cross join lateral (select subscriber_standing(p) as standing) s;
  return null;
end $$;

-- As before; whoever is not in the list yet is put into it, and written once more: they may have been put in meanwhile,
-- as they were.
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

-- What is earned is added, not counted anew: two at once would each see their own credit alone. Whoever is not in the
-- list is, when their turn has come, either in it without this credit, or put into it with all that they earned.
create function add_to_lines(shops bigint[], people uuid[], minors bigint[]) returns void language plpgsql as $$
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

create or replace function list_new_credits() returns trigger language plpgsql as $$
begin
  perform add_to_lines(array_agg(shop_id), array_agg(subscriber_id), array_agg(minor)) from (
    select shop_id, subscriber_id, sum(amount_minor - returned_minor)::bigint as minor
    from written group by shop_id, subscriber_id
  ) change where minor <> 0 having count(*) > 0;
  return null;
end $$;

create or replace function list_changed_credits() returns trigger language plpgsql as $$
begin
  perform add_to_lines(array_agg(shop_id), array_agg(subscriber_id), array_agg(minor)) from (
    select shop_id, subscriber_id, sum(minor)::bigint as minor from (
      select shop_id, subscriber_id, amount_minor - returned_minor as minor from written
      union all
      select shop_id, subscriber_id, returned_minor - amount_minor from former
    ) parts group by shop_id, subscriber_id
  ) change where minor <> 0 having count(*) > 0;
  return null;
end $$;

create or replace function list_gone_credits() returns trigger language plpgsql as $$
begin
  perform add_to_lines(array_agg(shop_id), array_agg(subscriber_id), array_agg(minor)) from (
    select shop_id, subscriber_id, sum(returned_minor - amount_minor)::bigint as minor
    from former group by shop_id, subscriber_id
  ) change where minor <> 0 having count(*) > 0;
  return null;
end $$;
