-- Notes new and deleted people. Many new people share a note, a thousand people in each.
create or replace function note_subscribers() returns trigger language plpgsql as $$
declare
  most constant integer := 1000;
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, subscriber_id, subscriber_ids)
    select w.shop_id, case when p.people = 1 then 'person' else 'people' end,
      case when p.people = 1 then ids[p.first] end,
      case when p.people > 1 then ids[p.first : p.first + most - 1] end
    from (select shop_id, array_agg(subscriber_id) as ids from written group by shop_id) w
    cross join lateral (
      select first, least(most, cardinality(ids) - first + 1) as people from generate_series(1, cardinality(ids), most) first
    ) p;
  else
    -- An erased shop must get no new notes.
    insert into audience_changes (shop_id, kind, subscriber_id)
    select f.shop_id, 'person', f.subscriber_id
    from former f join shops s on s.shop_id = f.shop_id
    where s.uninstalled_at is null
      or exists (select from subscriber_facts k where k.shop_id = f.shop_id and k.subscriber_id = f.subscriber_id);
  end if;
  return null;
end $$;

create or replace trigger note_gone_subscribers after delete on subscribers referencing old table as former
  for each statement execute function note_subscribers();

create or replace trigger note_new_subscribers after insert on subscribers referencing new table as written
  for each statement execute function note_subscribers();

-- A trigger's statement is planned once for each connection, for the number of rows that the first statement wrote. A
-- plan for one row compared each old row with each new row, and 500 receipts cost five times as much. Without nested
-- loops, each table is read once.
create or replace function note_changed_subscribers() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id)
  select w.shop_id, 'person', w.subscriber_id
  from written w join former f on f.shop_id = w.shop_id and f.subscriber_id = w.subscriber_id
  where (w.channel, w.phone_e164, w.customer_id, w.email_key, w.has_marketing_consent, w.opted_in_at)
    is distinct from (f.channel, f.phone_e164, f.customer_id, f.email_key, f.has_marketing_consent, f.opted_in_at);
  return null;
end $$;

create or replace trigger note_changed_subscribers after update on subscribers referencing new table as written old table as former
  for each statement execute function note_changed_subscribers();
