-- Returns at most `most` people of the current shop who match `wanted`. It runs with its owner's rights, because
-- row-level security would keep the planner from using the search index. It reads the shop from the setting that
-- row-level security uses.
create or replace function find_listed(wanted tsquery, most integer)
  returns table (subscriber_id uuid, revenue_minor bigint, since timestamptz, name_key text, tool text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
  set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('bellbird.shop_id')::bigint;
begin
  -- The sum in the condition keeps the planner from reading all rows of the shop by their key.
  return query select l.subscriber_id, l.revenue_minor, l.since, l.name_key, l.tool from listed_subscribers l
    where l.terms @@ wanted and l.shop_id + 0 = own limit most;
end $$;

revoke all on function find_listed from public;
grant execute on function find_listed to bellbird_shop;
