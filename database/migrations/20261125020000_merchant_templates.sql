-- Who made a template: the product, for its campaigns, or the merchant. One that is deleted stays while messages that
-- went out with it are shown, and its name stands for its text still.
alter table templates add column origin text not null default 'product';
alter table templates add constraint templates_origin_check check (origin in ('product', 'merchant'));
alter table templates add column deleted_at timestamptz;
create index templates_of_merchant on templates (shop_id, created_at) where origin = 'merchant' and deleted_at is null;
