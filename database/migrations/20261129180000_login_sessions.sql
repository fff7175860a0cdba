-- What a merchant sees of each login: on which device, from where, and when it was used last. Logins from before this
-- migration have no device until they are used again.
alter table merchant_sessions
  add column session_id uuid not null default gen_random_uuid(),
  add column user_agent text,
  add column ip_address text,
  add column last_used_at timestamptz;
create unique index merchant_sessions_by_shop on merchant_sessions (shop_id, session_id);
