-- The authenticator app of a person, which shows a new code every 30 seconds (RFC 6238). Until a code confirms it, it is
-- only being set up.
create table authenticator_apps (
  user_id uuid not null primary key references users (user_id) on delete cascade,
  secret_sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the latest code that was accepted: an earlier code, or the same one, is a repetition.
  last_step bigint not null default 0,
  -- Wrong codes that still count against the person, as of the time of the latest one.
  wrong_codes smallint not null default 0,
  wrong_code_at timestamptz
);

-- For a person who lost the phone. Only keyed hashes are stored, and a code is deleted when it is used.
create table recovery_codes (
  user_id uuid not null references authenticator_apps (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- A login whose first step succeeded. The browser has the secret; a session exists only after the second step.
create table pending_logins (
  secret_hash bytea not null primary key,
  user_id uuid not null references users (user_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_logins_by_user on pending_logins (user_id);

-- A row for a shop whose owner requires a second step at every login of the team. No row: nobody needs it.
create table team_rules (
  shop_id bigint not null primary key references shops(shop_id),
  requires_second_factor boolean not null
);
select protect_tenant_table('team_rules');
