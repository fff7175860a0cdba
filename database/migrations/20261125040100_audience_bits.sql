-- What answers for the rows of a large shop: a bit for each subscriber, by their number. Facts stay the truth: whoever
-- changed since the bits were made is judged by their row, in the same statement.
alter table audience_shops
  -- How many subscribers the bits cover; null without bits.
  add bits_width integer,
  add bits_made_at timestamptz;

-- A number has a row for each binary digit of what is stored for it, the lowest first; a set has one.
create table audience_bits (
  shop_id bigint not null,
  bits_key text not null collate "C",
  slice smallint not null,
  bits bit varying not null,
  primary key (shop_id, bits_key, slice)
) with (autovacuum_vacuum_scale_factor = 0.02, toast.autovacuum_vacuum_scale_factor = 0.02);
-- Digits do not shrink, and unpacking would cost more than reading.
alter table audience_bits alter bits set storage external;
select protect_tenant_table('audience_bits');

-- Whose facts changed since the bits were made.
create table audience_stale (
  shop_id bigint not null,
  stale_no bigint not null generated always as identity,
  subscriber_no integer not null,
  primary key (shop_id, stale_no)
);
select protect_tenant_table('audience_stale');

-- Sets that change by something else than a person's own doings.
alter table audience_changes drop constraint audience_changes_kind_check;
alter table audience_changes add set_name text,
  add constraint audience_changes_kind_check check (kind in ('person', 'order', 'message', 'touch', 'messages', 'set'));

create function note_sets() returns trigger language plpgsql as $$
begin
  -- A shop that is erased leaves no notes behind.
  insert into audience_changes (shop_id, kind, set_name)
  select t.shop_id, 'set', tg_argv[0] from (select distinct shop_id from told) t
  where exists (select from shops s where s.shop_id = t.shop_id and s.uninstalled_at is null)
    or exists (select from audience_shops a where a.shop_id = t.shop_id);
  return null;
end $$;
create trigger note_new_collected after insert on collection_products referencing new table as told
  for each statement execute function note_sets('collection');
create trigger note_gone_collected after delete on collection_products referencing old table as told
  for each statement execute function note_sets('collection');
create trigger note_new_imported after insert on import_members referencing new table as told
  for each statement execute function note_sets('import');
create trigger note_changed_imported after update on import_members referencing new table as told
  for each statement execute function note_sets('import');
create trigger note_gone_imported after delete on import_members referencing old table as told
  for each statement execute function note_sets('import');
create trigger note_new_values after insert on attribute_values referencing new table as told
  for each statement execute function note_sets('attribute');
create trigger note_changed_values after update on attribute_values referencing new table as told
  for each statement execute function note_sets('attribute');
create trigger note_gone_values after delete on attribute_values referencing old table as told
  for each statement execute function note_sets('attribute');

create function note_tags() returns trigger language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, set_name)
  select distinct w.shop_id, 'set', 'productTag'
  from written w join former f on f.shop_id = w.shop_id and f.product_id = w.product_id
  where w.tags is distinct from f.tags;
  return null;
end $$;
create trigger note_changed_tags after update on products referencing new table as written old table as former
  for each statement execute function note_tags();
create trigger note_new_tags after insert on products referencing new table as told
  for each statement execute function note_sets('productTag');

-- Who has at least that much stored: one AND or OR for each digit, from the lowest up.
create function audience_bits_from(shop bigint, number_key text, lowest bigint, width integer) returns bit varying
language plpgsql stable as $$
declare
  result bit varying := null;
  digit record;
  digits integer := 0;
begin
  for digit in select slice, bits from audience_bits where shop_id = shop and bits_key = number_key order by slice loop
    digits := digit.slice + 1;
    if (lowest >> digit.slice) & 1 = 1 then
      result := case when result is null then digit.bits else digit.bits & result end;
    elsif result is not null then
      result := digit.bits | result;
    end if;
  end loop;
  if lowest <= 0 then return ~ repeat('0', width)::bit varying; end if;
  if lowest >> digits > 0 then return repeat('0', width)::bit varying; end if;
  return result;
end $$;

-- The bits of a set; nobody's, where it has none.
create function audience_bits_of(shop bigint, set_key text, width integer) returns bit varying
language sql stable as $$
  select coalesce((select bits from audience_bits where shop_id = shop and bits_key = set_key and slice = 0),
    repeat('0', width)::bit varying)
$$;
