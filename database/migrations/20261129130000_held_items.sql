-- Not beside the release before, which reads the old names.
lock table outbox, set_aside in access exclusive mode;

alter table outbox drop constraint outbox_state_check;
update outbox set state = 'held', reason = case when starts_with(reason, 'aside ') then 'held ' || substr(reason, 7) else reason end
where state = 'aside';
alter table outbox add constraint outbox_state_check
  check (state in ('awaiting_code', 'queued', 'uncertain', 'paused', 'following', 'held'));
drop index outbox_aside;
create index outbox_held on outbox (shop_id, message_id) where state = 'held';

alter table set_aside rename to held_items;
alter table held_items rename constraint set_aside_pkey to held_items_pkey;
alter index set_aside_by_kind rename to held_items_by_kind;
alter sequence set_aside_item_id_seq rename to held_items_item_id_seq;

-- A restored database has the trigger until its operator has decided. A new database has no functions yet.
do $$ begin
  if to_regprocedure('set_aside_what_may_have_gone_out()') is null then return; end if;
  if exists (select from pg_trigger where tgrelid = 'outbox'::regclass and tgname = 'set_aside_what_may_have_gone_out') then
    alter trigger set_aside_what_may_have_gone_out on outbox rename to hold_if_maybe_sent;
  end if;
  alter function set_aside_what_may_have_gone_out() rename to hold_if_maybe_sent;
end $$;
