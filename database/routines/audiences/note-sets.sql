-- Notes that the people in a set changed (an import, an attribute's value or a collection), so its bits are built
-- again.
create or replace function note_sets() returns trigger language plpgsql as $$
begin
  -- An erased shop must get no new notes.
  insert into audience_changes (shop_id, kind, set_name)
  select t.shop_id, 'set', tg_argv[0] from (select distinct shop_id from changed) t
  where exists (select from shops s where s.shop_id = t.shop_id and s.uninstalled_at is null)
    or exists (select from audience_shops a where a.shop_id = t.shop_id);
  return null;
end $$;

create or replace trigger note_changed_imported after update on import_members referencing new table as changed
  for each statement execute function note_sets('import');

create or replace trigger note_changed_values after update on attribute_values referencing new table as changed
  for each statement execute function note_sets('attribute');

create or replace trigger note_gone_collected after delete on collection_products referencing old table as changed
  for each statement execute function note_sets('collection');

create or replace trigger note_gone_imported after delete on import_members referencing old table as changed
  for each statement execute function note_sets('import');

create or replace trigger note_gone_values after delete on attribute_values referencing old table as changed
  for each statement execute function note_sets('attribute');

create or replace trigger note_new_collected after insert on collection_products referencing new table as changed
  for each statement execute function note_sets('collection');

create or replace trigger note_new_imported after insert on import_members referencing new table as changed
  for each statement execute function note_sets('import');

create or replace trigger note_new_tags after insert on products referencing new table as changed
  for each statement execute function note_sets('productTag');

create or replace trigger note_new_values after insert on attribute_values referencing new table as changed
  for each statement execute function note_sets('attribute');

-- Notes products whose tags changed.
create or replace function note_tags() returns trigger language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, set_name)
  select distinct w.shop_id, 'set', 'productTag'
  from written w join former f on f.shop_id = w.shop_id and f.product_id = w.product_id
  where w.tags is distinct from f.tags;
  return null;
end $$;

create or replace trigger note_changed_tags after update on products referencing new table as written old table as former
  for each statement execute function note_tags();
