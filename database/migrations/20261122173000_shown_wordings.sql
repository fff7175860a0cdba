-- What an opt-in tool said before its words were changed: a page that was open then shows them still, and what its
-- shopper agreed to is kept in the words that were shown. `version` is what the public document carries of a wording.
create table tool_wordings (
  shop_id bigint not null,
  tool_id uuid not null,
  version text not null,
  wording text not null,
  replaced_at timestamptz not null,
  primary key (shop_id, tool_id, version),
  foreign key (shop_id, tool_id) references opt_in_tools
);
alter table tool_wordings enable row level security;
create policy own_shop on tool_wordings to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on tool_wordings to bellbird_shop;

create function wording_version(wording text) returns text language sql immutable as $$
  select left(encode(sha256(convert_to(wording, 'UTF8')), 'hex'), 16)
$$;

create function keep_former_wording() returns trigger language plpgsql as $$
declare
  former text := old.settings ->> 'consentWording';
begin
  insert into tool_wordings as t (shop_id, tool_id, version, wording, replaced_at)
  values (old.shop_id, old.tool_id, wording_version(former), former, clock_timestamp())
  on conflict (shop_id, tool_id, version) do update set replaced_at = excluded.replaced_at;
  return null;
end $$;
-- Whoever changes the words: the merchant, an update of ours, a hand.
create trigger keep_former_wording after update of settings on opt_in_tools
  for each row when (old.settings ->> 'consentWording' <> new.settings ->> 'consentWording')
  execute function keep_former_wording();
