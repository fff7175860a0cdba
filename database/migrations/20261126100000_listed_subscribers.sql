-- Text as it is looked for: small letters, without the marks of Latin, Greek, Hebrew and Arabic writing, which people
-- leave out when they type. Vowel signs of other scripts are letters, and stay.
create function fold_text(written text) returns text language sql immutable strict parallel safe as $$
  select replace(translate(
    normalize(regexp_replace(normalize(lower(written), nfkd), '[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u200B-\u200F]', '', 'g'), nfc),
    'øłđıðþ', 'oldidt'), 'ß', 'ss')
$$;

-- The words of a text, as they are looked for; among them may be empty ones.
create function split_words(written text) returns text[] language sql immutable strict parallel safe as $$
  select regexp_split_to_array(fold_text(left(written, 400)), '[\s!-/:-@\[-`{-~·،、。，・「」（）’‘“”–—]+')
$$;

-- What a person is found by, each behind the shop's number, so that one shop's search reads nothing of another's:
-- `:` words, `+` a number from its start, `-` from its end, `#` what a list is narrowed by. Of words in scripts that put
-- no spaces between names, each end of one is a word too. Step by step: as one query it takes fifty times as long.
create function subscriber_terms(
  shop bigint, channel text, standing smallint, tool text, first_name text, last_name text, email text, phone text
) returns tsvector language plpgsql immutable parallel safe as $$
declare
  own text := shop::text;
  terms text[] := array[own || '#c' || channel, own || '#s' || standing];
  word text;
begin
  if standing = 3 then return ''; end if;
  if tool is not null then terms := terms || (own || '#t' || tool); end if;
  if phone is not null then
    terms := terms || (own || '+' || substr(phone, 2)) || (own || '-' || reverse(substr(phone, 2)));
  end if;
  if email is not null then terms := terms || (own || ':' || left(fold_text(email), 120)); end if;
  foreach word in array split_words(concat_ws(' ', first_name, last_name, split_part(email, '@', 1))) loop
    continue when word = '';
    terms := terms || (own || ':' || left(word, 60));
    continue when ascii(word) < x'2E80'::integer;
    for start in 2 .. least(length(word), 12) loop
      terms := terms || (own || ':' || substr(left(word, 60), start));
    end loop;
  end loop;
  return array_to_tsvector(terms);
end $$;

-- 1: agreed to offers. 2: did, or was told of, and ended it. 0: never agreed. 3: erased, and named by nothing any more.
create function subscriber_standing(person subscribers) returns smallint
  language sql immutable parallel safe
  return (case
    when coalesce(person.phone_e164, person.wa_id, person.bsuid, person.psid, person.email, person.customer_id) is null then 3
    when person.has_marketing_consent then 1
    when person.opted_out_at is not null then 2
    else 0
  end)::smallint;

-- By name; who has none comes behind all who have, by what else they are known by.
create function subscriber_name_key(first_name text, last_name text, phone text, email text) returns text
  language sql immutable parallel safe as $$
  select left(coalesce(nullif(btrim(fold_text(concat_ws(' ', first_name, last_name))), ''), chr(1114109) || coalesce(phone, email, '')), 100)
$$;

-- What the list of subscribers is sorted, narrowed and searched by. A table of its own: `subscribers` is written with
-- every message that comes in, and would carry these indexes along each time.
create table listed_subscribers (
  shop_id bigint not null,
  subscriber_id uuid not null,
  standing smallint not null check (standing in (0, 1, 2, 3)),
  -- What messages to them earned, less what went back.
  revenue_minor bigint not null default 0,
  -- When they agreed last; of who never did, when they became known.
  since timestamptz not null,
  name_key text not null collate "C",
  -- The opt-in tool's type, or where else they agreed; empty: nowhere.
  tool text not null collate "C",
  terms tsvector not null,
  primary key (shop_id, subscriber_id)
) with (fillfactor = 90);

-- How many there are: each statement that changes it leaves a line, so that nobody waits for anybody, and a loop adds
-- the lines up.
create table subscriber_tallies (
  shop_id bigint not null,
  tally_no bigint not null generated always as identity,
  known integer not null,
  subscribed integer not null,
  unsubscribed integer not null,
  primary key (shop_id, tally_no)
);
select protect_tenant_table('subscriber_tallies');

create function list_new_subscribers() returns trigger language plpgsql as $$
begin
  with listed as (
    insert into listed_subscribers (shop_id, subscriber_id, standing, since, name_key, tool, terms)
    select p.shop_id, p.subscriber_id, s.standing, coalesce(p.opted_in_at, p.created_at),
      subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email), coalesce(p.opt_in_tool_type, ''),
      subscriber_terms(p.shop_id, p.channel, s.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164)
    from written p cross join lateral (select subscriber_standing(p) as standing) s
    returning shop_id, standing
  )
  insert into subscriber_tallies (shop_id, known, subscribed, unsubscribed)
  select shop_id, count(*) filter (where standing < 3), count(*) filter (where standing = 1), count(*) filter (where standing = 2)
  from listed group by shop_id;
  return null;
end $$;

create function list_changed_subscribers() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  with changed as materialized (
    select w.*, subscriber_standing(w) as standing, subscriber_standing(f) as former_standing
    from written w join former f on f.shop_id = w.shop_id and f.subscriber_id = w.subscriber_id
    where (w.channel, w.phone_e164, w.email, w.first_name, w.last_name, w.opt_in_tool_type, w.opted_in_at, subscriber_standing(w))
      is distinct from
      (f.channel, f.phone_e164, f.email, f.first_name, f.last_name, f.opt_in_tool_type, f.opted_in_at, subscriber_standing(f))
  ),
  listed as (
    update listed_subscribers l set
      standing = p.standing, since = coalesce(p.opted_in_at, p.created_at), tool = coalesce(p.opt_in_tool_type, ''),
      name_key = subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email),
      terms = subscriber_terms(p.shop_id, p.channel, p.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164)
    from changed p where l.shop_id = p.shop_id and l.subscriber_id = p.subscriber_id
  ),
  moved as (
    select shop_id,
      sum((standing < 3)::integer - (former_standing < 3)::integer) as known,
      sum((standing = 1)::integer - (former_standing = 1)::integer) as subscribed,
      sum((standing = 2)::integer - (former_standing = 2)::integer) as unsubscribed
    from changed group by shop_id
  )
  insert into subscriber_tallies (shop_id, known, subscribed, unsubscribed)
  select * from moved where (known, subscribed, unsubscribed) <> (0, 0, 0);
  return null;
end $$;

create function list_gone_subscribers() returns trigger language plpgsql as $$
begin
  delete from listed_subscribers l using former f
  where l.shop_id = f.shop_id and l.subscriber_id = f.subscriber_id;
  insert into subscriber_tallies (shop_id, known, subscribed, unsubscribed)
  select shop_id, -count(*) filter (where standing < 3), -count(*) filter (where standing = 1), -count(*) filter (where standing = 2)
  from (select shop_id, subscriber_standing(f) as standing from former f) gone group by shop_id;
  return null;
end $$;

-- What is earned is added, not counted anew: two at once would each see their own credit alone.
create function list_new_credits() returns trigger language plpgsql as $$
begin
  update listed_subscribers l set revenue_minor = l.revenue_minor + change.minor
  from (
    select shop_id, subscriber_id, sum(amount_minor - returned_minor) as minor
    from written group by shop_id, subscriber_id
  ) change
  where l.shop_id = change.shop_id and l.subscriber_id = change.subscriber_id and change.minor <> 0;
  return null;
end $$;

create function list_changed_credits() returns trigger language plpgsql as $$
begin
  update listed_subscribers l set revenue_minor = l.revenue_minor + change.minor
  from (
    select shop_id, subscriber_id, sum(minor) as minor from (
      select shop_id, subscriber_id, amount_minor - returned_minor as minor from written
      union all
      select shop_id, subscriber_id, returned_minor - amount_minor from former
    ) parts group by shop_id, subscriber_id
  ) change
  where l.shop_id = change.shop_id and l.subscriber_id = change.subscriber_id and change.minor <> 0;
  return null;
end $$;

create function list_gone_credits() returns trigger language plpgsql as $$
begin
  update listed_subscribers l set revenue_minor = l.revenue_minor - change.minor
  from (
    select shop_id, subscriber_id, sum(amount_minor - returned_minor) as minor
    from former group by shop_id, subscriber_id
  ) change
  where l.shop_id = change.shop_id and l.subscriber_id = change.subscriber_id and change.minor <> 0;
  return null;
end $$;

-- Nobody writes in between the filling and the triggers.
lock table subscribers, order_credits in share row exclusive mode;

insert into listed_subscribers (shop_id, subscriber_id, standing, since, name_key, tool, terms, revenue_minor)
select p.shop_id, p.subscriber_id, s.standing, coalesce(p.opted_in_at, p.created_at),
  subscriber_name_key(p.first_name, p.last_name, p.phone_e164, p.email), coalesce(p.opt_in_tool_type, ''),
  subscriber_terms(p.shop_id, p.channel, s.standing, p.opt_in_tool_type, p.first_name, p.last_name, p.email, p.phone_e164),
  coalesce(c.minor, 0)
from subscribers p
cross join lateral (select subscriber_standing(p) as standing) s
left join (
  select shop_id, subscriber_id, sum(amount_minor - returned_minor) as minor from order_credits group by shop_id, subscriber_id
) c on c.shop_id = p.shop_id and c.subscriber_id = p.subscriber_id;
insert into subscriber_tallies (shop_id, known, subscribed, unsubscribed)
select shop_id, count(*) filter (where standing < 3), count(*) filter (where standing = 1), count(*) filter (where standing = 2)
from listed_subscribers group by shop_id;

select protect_tenant_table('listed_subscribers');
-- One for each order; `standing` beside it, since a list leaves out whom it is not about.
create index listed_by_revenue on listed_subscribers (shop_id, revenue_minor, subscriber_id) include (standing);
create index listed_by_since on listed_subscribers (shop_id, since, subscriber_id) include (standing);
create index listed_by_name on listed_subscribers (shop_id, name_key, subscriber_id) include (standing);
create index listed_by_tool on listed_subscribers (shop_id, tool, subscriber_id) include (standing);
create index listed_by_terms on listed_subscribers using gin (terms) with (gin_pending_list_limit = 512);
create index order_credits_of_person on order_credits (shop_id, subscriber_id, ordered_at desc);

create trigger list_new_subscribers after insert on subscribers referencing new table as written
  for each statement execute function list_new_subscribers();
create trigger list_changed_subscribers after update on subscribers referencing new table as written old table as former
  for each statement execute function list_changed_subscribers();
create trigger list_gone_subscribers after delete on subscribers referencing old table as former
  for each statement execute function list_gone_subscribers();
create trigger list_new_credits after insert on order_credits referencing new table as written
  for each statement execute function list_new_credits();
create trigger list_changed_credits after update on order_credits referencing new table as written old table as former
  for each statement execute function list_changed_credits();
create trigger list_gone_credits after delete on order_credits referencing old table as former
  for each statement execute function list_gone_credits();

-- Behind row-level security no index answers `@@`, which is not leakproof. This one runs as its owner and keeps to the
-- shop itself: by the transaction's own, which no request can name.
create function find_listed(wanted tsquery)
  returns table (subscriber_id uuid, revenue_minor bigint, since timestamptz, name_key text, tool text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
  set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('bellbird.shop_id')::bigint;
begin
  -- The sum keeps the planner from reading all of the shop's rows by their key instead.
  return query select l.subscriber_id, l.revenue_minor, l.since, l.name_key, l.tool from listed_subscribers l where l.terms @@ wanted and l.shop_id + 0 = own;
end $$;
revoke execute on function find_listed(tsquery) from public;
grant execute on function find_listed(tsquery) to bellbird_shop;
