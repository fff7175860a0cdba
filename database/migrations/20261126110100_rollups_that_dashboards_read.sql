-- Why messages failed, by the day they did; code 0 is no answer.
create table failure_days (
  shop_id bigint not null references shops,
  day date not null,
  channel text not null,
  source_kind text not null,
  source_type text not null,
  source_id uuid not null,
  code integer not null,
  failed bigint not null,
  primary key (shop_id, day, channel, source_kind, source_type, source_id, code)
) with (fillfactor = 50);
select protect_tenant_table('failure_days');

insert into failure_days
select m.shop_id, shop_day(s, m.failed_at), m.channel, m.source_kind, m.source_type,
  coalesce(m.source_id, '00000000-0000-0000-0000-000000000000'), coalesce(m.provider_code, 0), count(*)
from messages m join shops s on s.shop_id = m.shop_id
where m.failed_at is not null and m.source_kind <> 'test'
group by 1, 2, 3, 4, 5, 6, 7;

-- How many subscribers a shop has. What changes it is put beside it, so that two who sign up never wait for each other,
-- and is added from time to time.
create table subscriber_totals (
  shop_id bigint not null references shops,
  channel text not null,
  subscribers bigint not null,
  primary key (shop_id, channel)
);
select protect_tenant_table('subscriber_totals');
create table subscriber_changes (
  change_no bigint generated always as identity,
  shop_id bigint not null references shops,
  channel text not null,
  change bigint not null,
  primary key (shop_id, change_no)
);
select protect_tenant_table('subscriber_changes');

create function count_subscribers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into subscriber_changes (shop_id, channel, change)
    select shop_id, channel, count(*) from written where has_marketing_consent group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into subscriber_changes (shop_id, channel, change)
    select shop_id, channel, -count(*) from former where has_marketing_consent group by 1, 2;
  else
    insert into subscriber_changes (shop_id, channel, change)
    select w.shop_id, w.channel, sum(w.has_marketing_consent::int - f.has_marketing_consent::int)
    from written w join former f on f.shop_id = w.shop_id and f.subscriber_id = w.subscriber_id
    where w.has_marketing_consent <> f.has_marketing_consent
    group by 1, 2 having sum(w.has_marketing_consent::int - f.has_marketing_consent::int) <> 0;
  end if;
  return null;
end $$;
create trigger count_new_subscribers after insert on subscribers
  referencing new table as written for each statement execute function count_subscribers();
create trigger count_former_subscribers after delete on subscribers
  referencing old table as former for each statement execute function count_subscribers();
create trigger count_changed_subscribers after update on subscribers
  referencing old table as former new table as written for each statement execute function count_subscribers();

insert into subscriber_totals
select shop_id, channel, count(*) from subscribers where has_marketing_consent group by 1, 2;
