-- One row for each time a merchant chose a paid plan: what was agreed, and what became of it.
create table app_subscriptions (
  shop_id bigint not null references shops,
  subscription_id uuid not null,
  plan_name text not null,
  price_minor bigint not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  trial_days integer not null check (trial_days >= 0),
  -- The usage terms as they were agreed: a later catalogue must not change what is charged. Null: none.
  usage jsonb,
  state text not null check (state in ('requested', 'pending', 'withdrawn', 'failed', 'active', 'frozen', 'declined', 'expired', 'cancelled')),
  -- The shop's charge status to go back to when nothing comes of it.
  resume_status text not null check (resume_status in ('init', 'active', 'existing', 'pendingOld')),
  provider_id text unique,
  usage_line_id text,
  confirmation_url text,
  is_test boolean not null,
  requested_at timestamptz not null,
  activated_at timestamptz,
  ended_at timestamptz,
  -- The moment of the store's last word that changed something.
  told_at timestamptz,
  near_cap_at timestamptz,
  metered_at timestamptz not null,
  primary key (shop_id, subscription_id)
);
-- However often a button is pressed: one question is open, and one plan is paid for.
create unique index app_subscriptions_open on app_subscriptions (shop_id) where state in ('requested', 'pending');
create unique index app_subscriptions_active on app_subscriptions (shop_id) where state in ('active', 'frozen');
create index app_subscriptions_metered on app_subscriptions (metered_at) where state = 'active';
create index app_subscriptions_unanswered on app_subscriptions (requested_at) where state = 'pending';

-- One row for each step of usage of a billing cycle; charged in the store under a key that is made from these.
create table usage_charges (
  shop_id bigint not null,
  subscription_id uuid not null,
  cycle_started_at timestamptz not null,
  meter text not null check (meter in ('revenue', 'messages', 'conversations')),
  step integer not null check (step > 0),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('due', 'charged', 'waived')),
  provider_id text,
  recorded_at timestamptz not null,
  charged_at timestamptz,
  primary key (shop_id, subscription_id, cycle_started_at, meter, step),
  foreign key (shop_id, subscription_id) references app_subscriptions
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['app_subscriptions', 'usage_charges'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
end $$;
