-- What the gate asks at the moment of sending: the shop's own limits, the provider's daily reach, pauses, and what
-- the plan leaves.

-- Since when the plan's conversations of this billing cycle are used up; null while it has some left.
alter table shops add column plan_limit_reached_at timestamptz;

-- The shop's own limits for marketing. A shop without a row has the usual ones.
create table sending_settings (
  shop_id bigint primary key references shops,
  has_quiet_hours boolean not null,
  -- Minutes after midnight in the recipient's time zone; a start after the end runs over midnight.
  quiet_from_minute smallint not null check (quiet_from_minute between 0 and 1439),
  quiet_until_minute smallint not null check (quiet_until_minute between 0 and 1439),
  -- Marketing messages to one person; null is no limit.
  most_in_day smallint check (most_in_day >= 1),
  most_in_week smallint check (most_in_week >= 1),
  most_in_month smallint check (most_in_month >= 1),
  changed_at timestamptz not null
);

-- A sending of many messages, such as a broadcast, that was paused or cancelled; one without a row runs.
create table held_sendings (
  shop_id bigint not null references shops,
  sending_id uuid not null,
  state text not null check (state in ('paused', 'cancelled')),
  changed_at timestamptz not null,
  primary key (shop_id, sending_id)
);

-- What is queued for such a sending is set aside as one, and found again.
alter table outbox add column sending_id uuid;
create index outbox_by_sending on outbox (shop_id, sending_id) where sending_id is not null;
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('held', 'queued', 'sending', 'uncertain', 'paused'));

-- A message that a person's limit kept from them is tried again as a new one, within the time the first was good for.
alter table messages
  add column expires_at timestamptz,
  add column retries smallint not null default 0;

-- Its link goes over to that one.
create index short_links_by_message on short_links (shop_id, message_id);

-- People written to outside their window in the last 24 hours: counted now and then, added to in between.
alter table senders
  add column reach_used integer not null default 0,
  add column reach_counted_at timestamptz,
  -- The share of its rate that a number goes at since the provider last said it was too fast.
  add column pace real not null default 1 check (pace between 0 and 1),
  add column paced_at timestamptz;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['sending_settings', 'held_sendings'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
end $$;
