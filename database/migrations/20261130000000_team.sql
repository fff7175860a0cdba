-- The people who log in, each with one verified e-mail address, in any number of shops. The store's owner needs no row:
-- whoever the store lets in through its own admin is the owner.
create table users (
  user_id uuid not null default gen_random_uuid() primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  created_at timestamptz not null
);

-- The role of a shop sees the people of that shop: memberships are filtered by shop themselves.
alter table users enable row level security;

create table memberships (
  shop_id bigint not null references shops(shop_id),
  user_id uuid not null,
  role text not null check (role in ('admin', 'marketer', 'support', 'viewer')),
  joined_at timestamptz not null,
  primary key (shop_id, user_id)
);
create index memberships_by_user on memberships (user_id);
select protect_tenant_table('memberships');
create policy people_of_own_shop on users for select to bellbird_shop
  using (exists (select from memberships m where m.user_id = users.user_id));
grant select on users to bellbird_shop;

create table invitations (
  shop_id bigint not null references shops(shop_id),
  invitation_id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('admin', 'marketer', 'support', 'viewer')),
  token_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shop_id, invitation_id),
  unique (shop_id, email)
);
create unique index invitations_by_token on invitations (token_hash);
select protect_tenant_table('invitations');

-- A link that logs its reader in, once. Only the hash of its token is stored.
create table login_links (
  token_hash bytea not null primary key,
  user_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_links_by_user on login_links (user_id);

-- Null for a login through the store's own admin.
alter table merchant_sessions add column user_id uuid;
create index merchant_sessions_by_user on merchant_sessions (user_id) where user_id is not null;
