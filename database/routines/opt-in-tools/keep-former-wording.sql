-- What a text of consent is known by: a shopper's browser says which one it showed.
create or replace function wording_version(wording text) returns text language sql immutable as $$
  select left(encode(sha256(convert_to(wording, 'UTF8')), 'hex'), 16)
$$;

-- Keeps a text of consent that was replaced, for shoppers who still see it.
create or replace function keep_former_wording() returns trigger language plpgsql as $$
declare
  former text := old.settings ->> 'consentWording';
begin
  insert into tool_wordings as t (shop_id, tool_id, version, wording, replaced_at)
  values (old.shop_id, old.tool_id, wording_version(former), former, clock_timestamp())
  on conflict (shop_id, tool_id, version) do update set replaced_at = excluded.replaced_at;
  return null;
end $$;

-- Whoever changes the words: the merchant, an update of ours, a hand.
create or replace trigger keep_former_wording after update of settings on opt_in_tools
  for each row when (old.settings ->> 'consentWording' <> new.settings ->> 'consentWording')
  execute function keep_former_wording();
