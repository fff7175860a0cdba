-- Returns the timeline of this database: the first eight digits in the name of its current WAL file.
create or replace function current_timeline() returns bigint language sql stable as $$
  select ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::bigint
$$;

-- Stores with each change of `installation` the transaction that made it. A row from a dump has another number, which
-- shows the servers that this is not the same database.
create or replace function write_installation_on() returns trigger language plpgsql as $$
begin
  if new.written_in = (select xmin::text::bigint from installation) then
    new.written_in := pg_current_xact_id()::xid::text::bigint;
  end if;
  return new;
end $$;

create or replace trigger write_installation_on before update on installation
for each row execute function write_installation_on();
