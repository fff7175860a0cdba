-- A file that a merchant asked for: written in the background, kept for some days, told of by e-mail.
create table exports (
  shop_id bigint not null references shops,
  export_id uuid not null,
  kind text not null,
  params jsonb not null,
  requested_by text not null check (requested_by in ('merchant')),
  email_to text,
  state text not null check (state in ('queued', 'running', 'ready', 'failed', 'expired', 'cancelled')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  -- When a worker last wrote some of it, by the database's own clock.
  beat_at timestamptz,
  rows_done integer not null default 0,
  rows_total integer,
  file_key text,
  file_name text not null,
  reason text check (reason in ('crashed', 'broken')),
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (shop_id, export_id),
  check ((state = 'ready') = (file_key is not null))
);
create index exports_open on exports (created_at) where state in ('queued', 'running');
create index exports_by_age on exports (shop_id, created_at desc);
create index exports_ready on exports (expires_at) where state = 'ready';
select protect_tenant_table('exports');
