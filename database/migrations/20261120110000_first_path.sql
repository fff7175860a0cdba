-- Every tenant table begins its primary key with shop_id, and is walled off by row-level security
-- for the role that merchant requests run as.

do $$ begin
  if not exists (select from pg_roles where rolname = 'bellbird_shop') then
    create role bellbird_shop nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant bellbird_shop to %I', current_user);
end $$;

create table shops (
  shop_id bigint generated always as identity primary key,
  shop_url text not null unique check (shop_url ~ '^[a-z0-9][a-z0-9-]*\.myshopify\.com$'),
  name text not null,
  domain text not null,
  email text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  facebook_page_id text not null,
  charge_status text not null check (charge_status in ('init', 'pending', 'active', 'existing', 'pendingOld', 'declined')),
  plan_name text not null,
  installed_at timestamptz not null,
  uninstalled_at timestamptz,
  synced_at timestamptz
);

create table shop_access (
  shop_id bigint primary key references shops,
  access_token_sealed bytea not null,
  access_expires_at timestamptz not null,
  refresh_token_sealed bytea not null,
  refresh_expires_at timestamptz not null,
  scope text not null
);

create table merchant_sessions (
  session_hash bytea primary key,
  shop_id bigint not null references shops,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A raw event is stored once by its delivery id; the partitioned inbox cannot carry that key itself.
create table webhook_deliveries (
  source text not null check (source in ('shopify', 'whatsapp', 'messenger')),
  delivery_id text not null,
  received_at timestamptz not null,
  primary key (source, delivery_id)
);

create table webhook_inbox (
  event_id uuid not null,
  received_at timestamptz not null,
  source text not null check (source in ('shopify', 'whatsapp', 'messenger')),
  topic text not null,
  shop_url text,
  body jsonb not null,
  triggered_at timestamptz not null,
  state text not null check (state in ('new', 'done', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  error text,
  primary key (event_id, received_at)
) partition by range (received_at);
create index webhook_inbox_new on webhook_inbox (due_at) where state = 'new';

create table customers (
  shop_id bigint not null references shops,
  customer_id text not null,
  first_name text,
  last_name text,
  phone_e164 text,
  email text,
  store_updated_at timestamptz not null,
  primary key (shop_id, customer_id)
);

create table products (
  shop_id bigint not null references shops,
  product_id text not null,
  title text not null,
  handle text not null,
  status text not null,
  image_url text,
  price_minor bigint,
  store_updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (shop_id, product_id)
);

create table collections (
  shop_id bigint not null references shops,
  collection_id text not null,
  title text not null,
  handle text not null,
  image_url text,
  store_updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (shop_id, collection_id)
);

create table collection_products (
  shop_id bigint not null,
  collection_id text not null,
  product_id text not null,
  primary key (shop_id, collection_id, product_id),
  foreign key (shop_id, collection_id) references collections
);

create table checkouts (
  shop_id bigint not null references shops,
  checkout_token text not null,
  cart_token text,
  customer_id text,
  phone_e164 text,
  email text,
  first_name text,
  currency text not null,
  total_minor bigint not null,
  line_items jsonb not null,
  recover_url text,
  completed_at timestamptz,
  store_created_at timestamptz not null,
  store_updated_at timestamptz not null,
  primary key (shop_id, checkout_token)
);
create index checkouts_by_phone on checkouts (shop_id, phone_e164, store_updated_at desc) where phone_e164 is not null;

create table orders (
  shop_id bigint not null references shops,
  order_id text not null,
  name text not null,
  checkout_token text,
  cart_token text,
  customer_id text,
  phone_e164 text,
  email text,
  first_name text,
  currency text not null,
  total_minor bigint not null,
  discount_codes text[] not null,
  payment_gateways text[] not null,
  financial_status text,
  landing_site text,
  line_items jsonb not null,
  cancelled_at timestamptz,
  store_created_at timestamptz not null,
  store_updated_at timestamptz not null,
  primary key (shop_id, order_id)
);
create index orders_by_checkout on orders (shop_id, checkout_token) where checkout_token is not null;
create index orders_by_phone on orders (shop_id, phone_e164, store_created_at desc) where phone_e164 is not null;

create table refunds (
  shop_id bigint not null references shops,
  refund_id text not null,
  order_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  refunded_at timestamptz not null,
  primary key (shop_id, refund_id)
);
create index refunds_by_order on refunds (shop_id, order_id);

create table subscribers (
  shop_id bigint not null references shops,
  subscriber_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  wa_id text,
  bsuid text,
  psid text,
  email text,
  customer_id text,
  first_name text,
  last_name text,
  visitor_id text,
  locale text,
  has_marketing_consent boolean not null,
  opt_in_tool_type text,
  opted_in_at timestamptz,
  opted_out_at timestamptz,
  last_inbound_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, subscriber_id)
);
create unique index subscribers_phone on subscribers (shop_id, channel, phone_e164) where phone_e164 is not null;
create unique index subscribers_wa_id on subscribers (shop_id, channel, wa_id) where wa_id is not null;
create unique index subscribers_bsuid on subscribers (shop_id, channel, bsuid) where bsuid is not null;
create unique index subscribers_psid on subscribers (shop_id, channel, psid) where psid is not null;

create table consent_ledger (
  shop_id bigint not null,
  entry_id uuid not null,
  subscriber_id uuid not null,
  kind text not null check (kind in ('granted', 'revoked')),
  purpose text not null check (purpose in ('marketing')),
  -- What it came through: a tool's type, or how it was revoked.
  origin text not null,
  tool_id uuid,
  wording text,
  page_address text,
  ip_prefix text,
  user_agent text,
  locale text,
  recorded_at timestamptz not null,
  primary key (shop_id, entry_id),
  foreign key (shop_id, subscriber_id) references subscribers
);
create index consent_ledger_by_subscriber on consent_ledger (shop_id, subscriber_id, recorded_at);

create table opt_in_tools (
  shop_id bigint not null references shops,
  tool_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  type text not null,
  name text not null,
  description text not null,
  is_active boolean not null,
  settings jsonb not null,
  primary key (shop_id, tool_id),
  unique (shop_id, channel, type)
);

create table tool_days (
  shop_id bigint not null,
  tool_id uuid not null,
  day date not null,
  impressions bigint not null default 0,
  opens bigint not null default 0,
  dismissals bigint not null default 0,
  opt_ins bigint not null default 0,
  primary key (shop_id, tool_id, day),
  foreign key (shop_id, tool_id) references opt_in_tools
);

create table senders (
  shop_id bigint not null references shops,
  sender_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  -- WhatsApp: the phone number id. Messenger: the page id.
  external_id text not null,
  business_account_id text,
  access_token_sealed bytea not null,
  display_phone_number text,
  verified_name text,
  quality text not null default 'UNKNOWN' check (quality in ('GREEN', 'YELLOW', 'RED', 'UNKNOWN')),
  current_limit text not null default 'TIER_NOT_SET',
  sends_per_second integer not null default 80 check (sends_per_second > 0),
  stopped_reason text,
  stopped_at timestamptz,
  -- The provider's rate as a bucket shared by all workers: refilled by time, emptied by claims.
  budget double precision not null default 0,
  budget_at timestamptz not null,
  primary key (shop_id, sender_id)
);
create unique index senders_external on senders (channel, external_id);
create unique index senders_id on senders (sender_id);

create table templates (
  shop_id bigint not null,
  template_id uuid not null,
  sender_id uuid not null,
  provider_template_id text,
  name text not null check (name ~ '^[a-z0-9_]+$' and length(name) <= 512),
  language text not null,
  category text not null check (category in ('MARKETING', 'UTILITY')),
  components jsonb not null,
  status text not null check (status in ('DRAFT', 'PENDING', 'ENABLED', 'REJECTED', 'PAUSED', 'DISABLED')),
  reason text,
  status_at timestamptz not null,
  primary key (shop_id, template_id),
  unique (shop_id, sender_id, name, language),
  foreign key (shop_id, sender_id) references senders
);

create table campaigns (
  shop_id bigint not null references shops,
  channel text not null check (channel in ('WA', 'FB')),
  type text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (shop_id, channel, type)
);

create table drips (
  shop_id bigint not null,
  drip_id uuid not null,
  channel text not null,
  type text not null,
  drip_index text not null,
  delay_seconds integer not null check (delay_seconds >= 0),
  time_box jsonb not null,
  template_name text not null,
  template_language text not null,
  discount jsonb,
  utm jsonb not null,
  primary key (shop_id, drip_id),
  unique (shop_id, channel, type, drip_index),
  foreign key (shop_id, channel, type) references campaigns
);

-- Work that is due at a time; drained in due order, in the same transaction as its effects.
create table timers (
  shop_id bigint not null references shops,
  timer_key text not null,
  kind text not null,
  -- Groups the timers that one event started, so that a later event can cancel or move them.
  subject text not null,
  due_at timestamptz not null,
  payload jsonb not null,
  attempts integer not null default 0,
  error text,
  primary key (shop_id, timer_key)
);
create index timers_due on timers (due_at);
create index timers_by_subject on timers (shop_id, subject);

-- What a message is for × whom: the partitioned messages cannot carry that unique key themselves.
create table message_keys (
  shop_id bigint not null,
  message_key text not null,
  message_id uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, message_key)
);

-- No index covers what changes when a message is sent or told of, so that those updates stay in place (HOT).
create table messages (
  shop_id bigint not null,
  message_id uuid not null,
  created_at timestamptz not null,
  sender_id uuid not null,
  subscriber_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  purpose text not null check (purpose in ('marketing', 'utility', 'service')),
  source_type text not null,
  source_id uuid,
  source_event text not null,
  content jsonb not null,
  discount_code text,
  state text not null check (state in ('queued', 'sent', 'failed', 'delivered', 'read', 'skipped')),
  verdict jsonb,
  provider_message_id text,
  provider_code integer,
  provider_error text,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  clicked_at timestamptz,
  primary key (shop_id, message_id, created_at)
) partition by range (created_at);
create index messages_by_subscriber on messages (shop_id, subscriber_id, created_at desc);
create index messages_by_discount on messages (shop_id, discount_code) where discount_code is not null;
create index messages_by_source on messages (shop_id, source_type, source_event);

-- One row for each message that still has to be sent; gone once the provider's answer is written back.
create table outbox (
  shop_id bigint not null,
  message_id uuid not null,
  created_at timestamptz not null,
  sender_id uuid not null,
  priority smallint not null,
  state text not null check (state in ('held', 'queued', 'sending', 'uncertain')),
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  unknown_retries smallint not null default 0,
  worker_id uuid,
  claimed_at timestamptz,
  reason text,
  primary key (shop_id, message_id)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
create index outbox_queued on outbox (sender_id, priority, due_at) where state = 'queued';
create index outbox_sending on outbox (worker_id) where state = 'sending';
create index outbox_uncertain on outbox (claimed_at) where state = 'uncertain';
create index outbox_held on outbox (due_at) where state = 'held';

-- When receipts of a sender last came in: apart from the sender's row, which claims hold while they send.
create table receipt_flow (
  channel text not null check (channel in ('WA', 'FB')),
  external_id text not null,
  last_receipt_at timestamptz not null,
  primary key (channel, external_id)
);

create table workers (
  worker_id uuid primary key,
  started_at timestamptz not null,
  heartbeat_at timestamptz not null
);

-- Receipts that name no message of ours, kept to be looked into.
create table unmatched_receipts (
  receipt_id uuid primary key,
  channel text not null,
  provider_message_id text not null,
  status text not null,
  body jsonb not null,
  received_at timestamptz not null
);

create table inbound_messages (
  shop_id bigint not null,
  channel text not null,
  provider_message_id text not null,
  subscriber_id uuid not null,
  kind text not null,
  text text,
  payload text,
  answers_provider_message_id text,
  received_at timestamptz not null,
  primary key (shop_id, channel, provider_message_id),
  foreign key (shop_id, subscriber_id) references subscribers
);

create table short_links (
  code text primary key,
  shop_id bigint not null references shops,
  message_id uuid not null,
  message_created_at timestamptz not null,
  subscriber_id uuid not null,
  target_url text not null
);

create table touches (
  shop_id bigint not null references shops,
  touch_id uuid not null,
  message_id uuid not null,
  message_created_at timestamptz not null,
  subscriber_id uuid not null,
  kind text not null check (kind in ('click', 'reply')),
  touched_at timestamptz not null,
  primary key (shop_id, touch_id)
);
create index touches_by_subscriber on touches (shop_id, subscriber_id, touched_at desc);

create table order_credits (
  shop_id bigint not null,
  order_id text not null,
  message_id uuid not null,
  message_created_at timestamptz not null,
  subscriber_id uuid not null,
  channel text not null,
  source_type text not null,
  source_id uuid,
  touch_kind text not null check (touch_kind in ('code', 'click', 'read')),
  touched_at timestamptz not null,
  amount_minor bigint not null,
  -- What refunds and a cancellation took off again; never more than the amount.
  returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
  ordered_at timestamptz not null,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders
);

-- Counts by the shop's own day, kept as facts arrive. Message counts belong to the day of sending.
create table daily_rollups (
  shop_id bigint not null references shops,
  day date not null,
  channel text not null,
  source_type text not null,
  sent bigint not null default 0,
  delivered bigint not null default 0,
  read bigint not null default 0,
  clicked bigint not null default 0,
  failed bigint not null default 0,
  orders bigint not null default 0,
  revenue_minor bigint not null default 0,
  opt_ins bigint not null default 0,
  impressions bigint not null default 0,
  primary key (shop_id, day, channel, source_type)
) with (fillfactor = 50);

-- Months are made ahead; the default partitions catch what falls outside, so that nothing is ever refused.
create table messages_default partition of messages default;
create table webhook_inbox_default partition of webhook_inbox default;

create function ensure_month_partitions(from_day date, months integer) returns void language plpgsql as $$
declare
  month date;
  parent text;
  child text;
begin
  for step in 0 .. months - 1 loop
    month := (date_trunc('month', from_day) + make_interval(months => step))::date;
    foreach parent in array array['messages', 'webhook_inbox'] loop
      child := parent || '_' || to_char(month, 'YYYY_MM');
      if to_regclass(child) is null then
        execute format(
          'create table %I partition of %I for values from (%L) to (%L)',
          child, parent, month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'
        );
        if parent = 'messages' then
          execute format('alter table %I set (fillfactor = 75)', child);
        end if;
      end if;
    end loop;
  end loop;
end $$;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'shops', 'customers', 'products', 'collections', 'collection_products', 'checkouts', 'orders', 'refunds',
    'subscribers', 'consent_ledger', 'opt_in_tools', 'tool_days', 'senders', 'templates', 'campaigns', 'drips',
    'timers', 'message_keys', 'messages', 'outbox', 'inbound_messages', 'short_links', 'touches',
    'order_credits', 'daily_rollups'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
  -- The proof of consent may grow, but no request of a merchant may change what is in it.
  revoke update, delete on consent_ledger from bellbird_shop;
end $$;
