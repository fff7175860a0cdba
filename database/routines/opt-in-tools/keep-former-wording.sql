-- Returns the version of a consent text. A shopper's browser sends the version that it showed.
create or replace function wording_version(wording text) returns text language sql immutable as $$
  select left(encode(sha256(convert_to(wording, 'UTF8')), 'hex'), 16)
$$;

-- Stores a replaced consent text for shoppers who still see it.
create or replace function keep_former_wording() returns trigger language plpgsql as $$
declare
  former text := old.settings ->> 'consentWording';
begin
  insert into tool_wordings as t (shop_id, tool_id, version, wording, replaced_at)
  values (old.shop_id, old.tool_id, wording_version(former), former, clock_timestamp())
  on conflict (shop_id, tool_id, version) do update set replaced_at = excluded.replaced_at;
  return null;
end $$;

-- Runs for every change of the text: by the merchant, by an update of ours, or by hand.
create or replace trigger keep_former_wording after update of settings on opt_in_tools
  for each row when (old.settings ->> 'consentWording' <> new.settings ->> 'consentWording')
  execute function keep_former_wording();
