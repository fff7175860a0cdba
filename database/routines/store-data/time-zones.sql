-- Returns the day in a time zone. An unknown time zone counts as UTC, because one shop's odd time zone must not keep
-- other shops' messages from being counted.
create or replace function day_in_zone(moment timestamptz, zone text) returns date language plpgsql stable as $$
begin
  return (moment at time zone zone)::date;
exception when invalid_parameter_value then
  return (moment at time zone 'UTC')::date;
end $$;

-- Returns the time zone that a shop had before a later change. Null if it had no other.
create or replace function zone_before(asked bigint, moment timestamptz) returns text language sql stable as $$
  select time_zone from former_time_zones where shop_id = asked and until > moment order by until limit 1
$$;

-- Returns the shop's day at a moment, in the time zone that the shop had then.
create or replace function shop_day(shop shops, moment timestamptz) returns date language sql stable as $$
  select (moment at time zone case when shop.time_zone_since > moment
    then coalesce(zone_before(shop.shop_id, moment), shop.former_time_zone) else shop.time_zone end)::date
$$;

-- Stores the previous time zone of a shop, and until when the shop had it.
create or replace function keep_former_time_zone() returns trigger language plpgsql as $$
begin
  new.former_time_zone := old.time_zone;
  new.time_zone_since := clock_timestamp();
  insert into former_time_zones (shop_id, until, time_zone) values (old.shop_id, new.time_zone_since, old.time_zone);
  return new;
end $$;

-- Runs for every change of the time zone: a report of the store, a new installation, or a change by hand.
create or replace trigger keep_former_time_zone before update of time_zone on shops
  for each row when (old.time_zone is distinct from new.time_zone) execute function keep_former_time_zone();
