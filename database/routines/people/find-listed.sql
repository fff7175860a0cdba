-- The people of the asking shop who fit `wanted`, at most so many. It runs as its owner, so that row-level security does not keep
-- the index of words from being used, and reads the shop from the setting that this security reads.
create or replace function find_listed(wanted tsquery, most integer)
  returns table (subscriber_id uuid, revenue_minor bigint, since timestamptz, name_key text, tool text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
  set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('bellbird.shop_id')::bigint;
begin
  -- The sum keeps the planner from reading all of the shop's rows by their key instead.
  return query select l.subscriber_id, l.revenue_minor, l.since, l.name_key, l.tool from listed_subscribers l
    where l.terms @@ wanted and l.shop_id + 0 = own limit most;
end $$;

revoke all on function find_listed from public;
grant execute on function find_listed to bellbird_shop;
