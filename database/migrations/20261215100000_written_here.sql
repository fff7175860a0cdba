-- The transaction that last wrote the only row of `installation`. A dump brings the row in by another one, so that servers
-- see that this is not the database they knew: what waits in it may have gone out since. A migration that rewrites the table
-- writes the row by a transaction of its own too, and so ends with `update installation set written_in = null`.
alter table installation add column written_in bigint;

-- Whoever writes the row writes it on; a row that was brought in stays what it is until a server has looked.
create function write_installation_on() returns trigger language plpgsql as $$
begin
  if new.written_in = (select xmin::text::bigint from installation) then
    new.written_in := pg_current_xact_id()::xid::text::bigint;
  end if;
  return new;
end $$;
create trigger write_installation_on before update on installation
for each row execute function write_installation_on();

-- An installation that goes on is where it was known to be.
update installation set written_in = pg_current_xact_id()::xid::text::bigint;
