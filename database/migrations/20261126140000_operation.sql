-- What operators and merchants did. The shop 0 is the installation itself.
create table audit_log (
  shop_id bigint not null,
  entry_id uuid not null default gen_random_uuid(),
  done_at timestamptz not null,
  who text not null check (who in ('operator', 'merchant')),
  action text not null,
  note text,
  count integer,
  primary key (shop_id, entry_id)
);
create index audit_log_by_age on audit_log (done_at desc);
select protect_tenant_table('audit_log');

-- What a restored database held back that might have gone out since its backup, besides messages, which wait in the
-- outbox: as the row it was, where it was taken out of its table, else by its key. The shop 0 is none.
create table set_aside (
  shop_id bigint not null,
  item_id bigint not null generated always as identity,
  kind text not null,
  source_row jsonb not null,
  primary key (shop_id, item_id)
);
create index set_aside_by_kind on set_aside (kind);
select protect_tenant_table('set_aside');

-- Null for a database that is its own original.
alter table installation
  add column backed_up_at timestamptz,
  add column restored_at timestamptz;

alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('awaiting_code', 'queued', 'uncertain', 'paused', 'following', 'aside')) not valid;
create index outbox_aside on outbox (shop_id, message_id) where state = 'aside';

-- A restored database hears once more of what stores told since the backup. What campaigns would say of it may have been
-- said. The trigger that runs this stands in a restored database alone, until its operator has decided.
create function set_aside_what_may_have_gone_out() returns trigger language plpgsql as $$
begin
  if exists (
    select from messages m, installation i
    where m.shop_id = new.shop_id and m.message_id = new.message_id and m.created_at = new.created_at
      and m.source_at >= i.backed_up_at and m.source_at < i.restored_at
  ) then
    new.reason := 'aside ' || new.state;
    new.state := 'aside';
  end if;
  return new;
end $$;
