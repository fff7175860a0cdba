-- Whether a shop gets e-mails about urgent alerts, where to, and when its alerts are checked next.
create table alert_watches (
  shop_id bigint primary key references shops (shop_id),
  is_on boolean not null default true,
  -- Null: the address that the store gave.
  email text,
  check_at timestamptz not null
);
create index alert_watches_due on alert_watches (check_at) where is_on;
select protect_tenant_table('alert_watches');

-- The urgent alerts that a shop has, and those that it had until a short time ago.
create table alert_episodes (
  shop_id bigint not null references shops (shop_id),
  alert_key text not null,
  began_at timestamptz not null,
  -- Null while the alert is there.
  gone_at timestamptz,
  -- Null until an e-mail about it is queued.
  mailed_at timestamptz,
  primary key (shop_id, alert_key)
);
select protect_tenant_table('alert_episodes');
