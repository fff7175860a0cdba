-- Holds messages that may already have been sent before a restore. Stores report again what happened since the backup,
-- and campaigns may already have sent messages about it. Only a restored database has the trigger that calls this,
-- until its operator has decided.
create or replace function hold_if_maybe_sent() returns trigger language plpgsql as $$
begin
  if exists (
    select from messages m, installation i
    where m.shop_id = new.shop_id and m.message_id = new.message_id and m.created_at = new.created_at
      and m.source_at >= i.backed_up_at and m.source_at < i.restored_at
  ) then
    new.reason := 'held ' || new.state;
    new.state := 'held';
  end if;
  return new;
end $$;
