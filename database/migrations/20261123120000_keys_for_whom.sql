-- For whom a message was, beside what it was for: it stood in the key's text, and had to be looked for there when two
-- rows turned out to be one person. Nobody's where the release before this wrote the row, which goes by the text alone
-- and leaves its rows as they are.
alter table message_keys add column subscriber_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table message_keys drop constraint message_keys_pkey, add primary key (shop_id, message_key, subscriber_id);
insert into message_keys (shop_id, message_key, subscriber_id, message_id, created_at)
select k.shop_id, replace(k.message_key, ':' || m.subscriber_id, ''), m.subscriber_id, k.message_id, k.created_at
from message_keys k
join messages m on m.shop_id = k.shop_id and m.message_id = k.message_id and m.created_at = k.created_at
on conflict do nothing;
