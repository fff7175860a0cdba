-- A message to many at a time. What is asked for stands in the columns that a draft may change; what becomes of it in
-- those after `started_at`.
create table broadcasts (
  shop_id bigint not null references shops,
  broadcast_id uuid not null,
  name text not null check (length(name) between 1 and 250),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'failed')),
  condition jsonb not null,
  segment jsonb,
  -- The texts to choose from, and the chosen one.
  template_ids uuid[] not null default '{}',
  template_id uuid,
  attributes jsonb not null default '{}',
  support_number text not null default '',
  scheduled_at timestamptz,
  -- As the shop's clock shows it.
  scheduled_wall text,
  is_recipient_local boolean not null default false,
  canary jsonb,
  ab_test jsonb,
  revision integer not null default 1,
  -- When its audience is taken; set while it is scheduled.
  starts_at timestamptz,
  -- As it was counted when it was scheduled.
  audience_count integer,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  sender_id uuid,
  recipients integer not null default 0,
  held_out integer not null default 0,
  is_paused boolean not null default false,
  is_cancelled boolean not null default false,
  -- Why it stands still or ended as it did, by its name in the rules.
  status_reason text,
  -- Until when its first slice, or its test, is watched; null when there is nothing to watch.
  watched_until timestamptz,
  -- Which text those got who had to wait for the test's result.
  rest_arm text check (rest_arm in ('A', 'B')),
  rest_decided_at timestamptz,
  looked_at timestamptz not null,
  primary key (shop_id, broadcast_id),
  check (status <> 'scheduled' or (starts_at is not null and scheduled_at is not null))
);
create index broadcasts_by_age on broadcasts (shop_id, created_at desc);
create index broadcasts_to_start on broadcasts (starts_at) where status = 'scheduled';
create index broadcasts_to_watch on broadcasts (looked_at) where status = 'sending';

-- The sendings that a broadcast consists of: one for each text, language, time zone and part.
create table broadcast_sendings (
  shop_id bigint not null,
  broadcast_id uuid not null,
  sending_id uuid not null,
  part text not null check (part in ('all', 'canary', 'test', 'rest', 'heldOut')),
  arm text not null check (arm in ('A', 'B')),
  template_name text not null,
  language text not null,
  recipients integer not null,
  primary key (shop_id, sending_id),
  foreign key (shop_id, broadcast_id) references broadcasts (shop_id, broadcast_id)
);
create index broadcast_sendings_of on broadcast_sendings (shop_id, broadcast_id);

select protect_tenant_table('broadcasts');
select protect_tenant_table('broadcast_sendings');
