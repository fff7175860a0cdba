-- One row for each transaction whose COMMIT may have to be asked for, written in that transaction. Whoever lost the
-- answer takes the key as void: having got it, the transaction can never commit any more, on whichever server.
create table commit_markers (
  marker_id uuid primary key,
  is_void boolean not null default false,
  made_at timestamptz not null default clock_timestamp()
);
create index commit_markers_by_age on commit_markers (made_at);
