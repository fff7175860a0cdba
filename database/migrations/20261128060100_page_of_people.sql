-- A Messenger id belongs to one page: whose page a person wrote to is kept, so that people of another page than the one
-- that is connected are left out, and come back with their page.
lock table subscribers in access exclusive mode;
alter table subscribers add column page_id text;
create index subscribers_by_page on subscribers (shop_id, page_id) where page_id is not null;
update subscribers s set page_id = p.page_id
from facebook_pages p where p.shop_id = s.shop_id and s.channel = 'FB' and s.psid is not null;
select make_past_views();
