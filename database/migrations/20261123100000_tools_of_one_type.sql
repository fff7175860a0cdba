-- A shop may have several opt-in tools of one type on a channel: each is known by its id, as addresses name it beside
-- its type. What a shop starts with is one of each, made once; true by default, for that is all that was made so far.
alter table opt_in_tools add column is_starter boolean not null default true;
create unique index opt_in_tools_starter on opt_in_tools (shop_id, channel, type) where is_starter;
alter table opt_in_tools drop constraint opt_in_tools_shop_id_channel_type_key;
