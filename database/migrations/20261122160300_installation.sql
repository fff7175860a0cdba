-- One row, made at the first start: a known word sealed with the installation's key, by which every later start knows
-- whether it was given the same one.
create table installation (
  is_only_row boolean primary key default true check (is_only_row),
  check_sealed bytea not null,
  begun_at timestamptz not null default clock_timestamp()
);
