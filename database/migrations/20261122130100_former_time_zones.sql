-- What becomes of a message counts on the day that its sending counted on, also when its shop moves to another time
-- zone in between. The last zone is enough: receipts come within days, and a shop moves once in years.
alter table shops
  add column former_time_zone text,
  add column time_zone_since timestamptz;

create function keep_former_time_zone() returns trigger language plpgsql as $$
begin
  new.former_time_zone := old.time_zone;
  new.time_zone_since := clock_timestamp();
  return new;
end $$;
-- Whoever changes the zone: a word of the store, a new installation, a hand.
create trigger keep_former_time_zone before update of time_zone on shops
  for each row when (old.time_zone is distinct from new.time_zone) execute function keep_former_time_zone();
