-- The timeline that the servers last knew this database to be on: a standby that takes over begins one with a higher number.
alter table installation add column timeline bigint;

-- The first eight digits in the name of a file of the log are its timeline.
create function current_timeline() returns bigint language sql stable as $$
  select ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::bigint
$$;
