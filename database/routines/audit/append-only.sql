-- Entries of the audit log are never changed. Only the owner of the database removes them: old ones, and those of a shop
-- that removed the app.
revoke update, delete on audit_log from bellbird_shop;

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the audit log cannot be changed';
end $$;

create or replace trigger refuse_audit_change before update on audit_log
  for each statement execute function refuse_audit_change();
