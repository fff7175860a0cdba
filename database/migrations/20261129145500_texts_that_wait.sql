lock table drips in access exclusive mode;

-- A template of the shop's own that a drip begins with as soon as it is approved. `awaited_judged_at`: when an approved one
-- was found not to fit; it is looked at again when the drip's settings or the template change after that.
alter table drips add column awaited_template_id uuid;
alter table drips add column awaited_judged_at timestamptz;
alter table drips add foreign key (shop_id, awaited_template_id) references templates (shop_id, template_id)
  on delete set null (awaited_template_id);
create index drips_awaiting on drips (shop_id, awaited_template_id) where awaited_template_id is not null;
