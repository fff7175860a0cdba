-- A passkey of a person (WebAuthn). The private key stays on the person's devices.
create table passkeys (
  passkey_id uuid not null default gen_random_uuid() primary key,
  user_id uuid not null references users (user_id) on delete cascade,
  -- As the browser writes it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device has signed. Devices that keep a passkey in sync always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Whether a copy of it is somewhere else, so that a lost device does not lose it.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What a passkey has to sign next, once, in one browser: its login, or its session when it adds a passkey.
create table passkey_challenges (
  browser_hash bytea not null primary key,
  challenge text not null,
  expires_at timestamptz not null
);
