-- An agency is a group of people that shops invite as one. It belongs to no shop, so the role of a shop cannot see it.
create table agencies (
  agency_id uuid not null default gen_random_uuid() primary key,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  -- When it last began or stopped to work for a shop. An agency without shops is removed long after it.
  idle_since timestamptz not null
);

create table agency_people (
  agency_id uuid not null references agencies on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_manager boolean not null,
  joined_at timestamptz not null,
  primary key (agency_id, user_id)
);
create index agency_people_by_user on agency_people (user_id);

-- The addresses that an agency invited. The name of the manager is stored, because the manager may leave before they join.
create table agency_people_invitations (
  agency_id uuid not null references agencies on delete cascade,
  invitation_id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  token_hash bytea not null,
  invited_by uuid not null,
  invited_by_name text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (agency_id, invitation_id),
  unique (agency_id, email)
);
create unique index agency_people_invitations_by_token on agency_people_invitations (token_hash);

-- The agencies that work for a shop. Nobody's name is stored if the owner invited the agency.
create table agency_shops (
  shop_id bigint not null references shops(shop_id),
  agency_id uuid not null,
  role text not null check (role in ('admin', 'marketer', 'support', 'viewer')),
  invited_by_name text,
  invited_at timestamptz not null,
  joined_at timestamptz not null,
  primary key (shop_id, agency_id)
);
create index agency_shops_by_agency on agency_shops (agency_id);
select protect_tenant_table('agency_shops');

-- The invitations of a shop to an agency, by the address of one of its managers.
create table agency_invitations (
  shop_id bigint not null references shops(shop_id),
  invitation_id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('admin', 'marketer', 'support', 'viewer')),
  token_hash bytea not null,
  invited_by_name text,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shop_id, invitation_id),
  unique (shop_id, email)
);
create unique index agency_invitations_by_token on agency_invitations (token_hash);
create index agency_invitations_by_email on agency_invitations (email);
select protect_tenant_table('agency_invitations');

-- People whom the shop removed while their agency stays. By address, so that a new account with the same address stays out.
create table agency_exclusions (
  shop_id bigint not null references shops(shop_id),
  agency_id uuid not null,
  email text not null check (email = lower(email)),
  primary key (shop_id, agency_id, email),
  foreign key (shop_id, agency_id) references agency_shops (shop_id, agency_id) on delete cascade
);
select protect_tenant_table('agency_exclusions');

-- The agency that a membership comes from; null if the shop invited the person. Checked at the end of the transaction, because
-- an agency leaves a shop before the memberships that come from it are decided again.
alter table memberships add column agency_id uuid,
  add constraint memberships_agency_fkey foreign key (shop_id, agency_id)
    references agency_shops (shop_id, agency_id) deferrable initially deferred;
create index memberships_by_agency on memberships (shop_id, agency_id) where agency_id is not null;

-- The agency of the person who acted, as it was called then.
alter table audit_log add column agency text;
