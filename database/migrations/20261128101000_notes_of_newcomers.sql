-- Newcomers are told of by a note for a statement, as reads are: a list of a million left a million notes. One who comes
-- alone is noted as whoever changes is. The release before leaves notes of kinds that it does not know for others to apply.
lock table audience_changes in access exclusive mode;
alter table audience_changes drop constraint audience_changes_kind_check;
alter table audience_changes add constraint audience_changes_kind_check
  check (kind in ('person', 'people', 'order', 'message', 'touch', 'messages', 'set', 'reads'));
-- Ids do not shrink, and to try costs more than to keep them.
alter table audience_changes alter subscriber_ids set storage external;

create or replace function note_subscribers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, subscriber_id, subscriber_ids)
    select shop_id, case count(*) when 1 then 'person' else 'people' end,
      case count(*) when 1 then (array_agg(subscriber_id))[1] end,
      case when count(*) > 1 then array_agg(subscriber_id) end
    from (select shop_id, subscriber_id, (row_number() over () - 1) / 1000 as part from written) w
    group by shop_id, part;
  else
    -- A shop that is erased leaves no notes behind.
    insert into audience_changes (shop_id, kind, subscriber_id)
    select f.shop_id, 'person', f.subscriber_id
    from former f join shops s on s.shop_id = f.shop_id
    where s.uninstalled_at is null
      or exists (select from subscriber_facts k where k.shop_id = f.shop_id and k.subscriber_id = f.subscriber_id);
  end if;
  return null;
end $$;
