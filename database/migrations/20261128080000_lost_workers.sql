-- Workers that gave no sign of life for so long that others took over their work. For npm run doctor, for a day.
create table lost_workers (
  worker_id uuid primary key,
  started_at timestamptz not null,
  last_heartbeat_at timestamptz not null,
  lost_at timestamptz not null
);
