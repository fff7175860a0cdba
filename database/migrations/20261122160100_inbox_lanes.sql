-- What people say goes before what a store tells, and no shop's backlog before another's: the inbox is taken up by
-- priority, and within one from lane to lane in turn. A lane is a shop, or a number or page that people write to.
alter table webhook_inbox add column priority smallint not null default 2 check (priority between 0 and 2);
alter table webhook_inbox add column lane text not null default '';
update webhook_inbox set priority = case when source = 'shopify' then 1 else 0 end, lane = coalesce(shop_url, source)
where state = 'new';
alter table webhook_inbox alter column priority drop default;
alter table webhook_inbox alter column lane drop default;

drop index webhook_inbox_new;
create index webhook_inbox_new on webhook_inbox (priority, lane, due_at) where state = 'new';
-- What was tried often enough that a person should look at it.
create index webhook_inbox_unread on webhook_inbox (lane) where attempts >= 12 and state <> 'done';
