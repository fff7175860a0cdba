-- The tables of the first release, by the feature that owns them: database/table-owners.json. What they are today is in
-- database/schema, and what runs inside of the database in database/routines.

-- Merchants' requests run as this role, which sees the rows of one shop alone.
do $$ begin
  if not exists (select from pg_roles where rolname = 'bellbird_shop') then
    create role bellbird_shop nologin;
  end if;
-- The role belongs to all databases of a server, and another one may be migrated at the same moment.
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant bellbird_shop to %I', current_user);
end $$;

-- Keeps the rows of a table apart by shop. A migration that makes a table with rows of shops calls this once for it. The
-- primary key of such a table begins with shop_id.
create function protect_tenant_table(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format(
    'create policy own_shop on %s to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
    tenant_table
  );
  execute format('grant select, insert, update, delete on %s to bellbird_shop', tenant_table);
end $$;
revoke all on function protect_tenant_table from public;


-- ========== platform/database ==========

-- One row for each transaction whose COMMIT may have to be asked for, written in that transaction. Whoever lost the
-- answer takes the key as void: having got it, the transaction can never commit any more, on whichever server.
create table commit_markers (
  marker_id uuid primary key,
  is_void boolean not null default false,
  made_at timestamptz not null default clock_timestamp()
);
create index commit_markers_by_age on commit_markers (made_at);

-- One row, made at the first start: a known word sealed with the installation's key, by which every later start knows
-- whether it was given the same one.
create table installation (
  is_only_row boolean default true primary key check (is_only_row),
  check_sealed bytea not null,
  begun_at timestamptz not null default clock_timestamp(),
  -- Said at the first start, and never changed: the sandbox's keys and clock have no business in a real shop's database.
  kind text check (kind in ('sandbox', 'real')),
  backed_up_at timestamptz,
  restored_at timestamptz,
  -- The timeline that the servers last knew this database to be on: a standby that takes over begins one with a higher number.
  timeline bigint,
  -- The transaction that last wrote the only row of `installation`. A dump brings the row in by another one, so that servers
  -- see that this is not the database they knew: what waits in it may have gone out since. A migration that rewrites the table
  -- writes the row by a transaction of its own too, and so ends with `update installation set written_in = null`.
  written_in bigint
);

-- ========== platform/inbox ==========

-- A raw event is stored once by its delivery id; the partitioned inbox cannot carry that key itself.
create table webhook_deliveries (
  source text not null check (source in ('shopify', 'whatsapp', 'messenger')),
  delivery_id text not null,
  received_at timestamptz not null,
  primary key (source, delivery_id)
);
-- What is thrown away is found by its age. Rows come in the order of their age, so that a summary of each stretch of
-- pages is enough, and costs next to nothing; deliveries live for days only, and their pages are soon used again.
create index webhook_deliveries_by_age on webhook_deliveries (received_at);

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
  -- What people say goes before what a store tells, and no shop's backlog before another's: the inbox is taken up by
  -- priority, and within one from lane to lane in turn. A lane is a shop, or a number or page that people write to.
  priority smallint not null check (priority >= 0 and priority <= 2),
  lane text not null,
  -- Messages about consent are read before all others, also before those that wait longer.
  is_about_consent boolean not null default false,
  primary key (event_id, received_at)
) partition by range (received_at);
create index webhook_inbox_by_age on webhook_inbox using brin (received_at);
create index webhook_inbox_consent on webhook_inbox (lane, due_at) where (state = 'new' and is_about_consent);
-- What nobody understands is counted with what kept failing.
create index webhook_inbox_failed on webhook_inbox (received_at) where state = 'failed';
create index webhook_inbox_new on webhook_inbox (priority, lane, due_at) where state = 'new';
-- What was tried often enough that a person should look at it.
create index webhook_inbox_unread on webhook_inbox (lane) where (attempts >= 12 and state <> 'done');
create table webhook_inbox_default partition of webhook_inbox default;

-- ========== operation ==========

-- What operators and merchants did. The shop 0 is the installation itself.
create table audit_log (
  shop_id bigint not null,
  entry_id uuid not null default gen_random_uuid(),
  done_at timestamptz not null,
  who text not null check (who in ('operator', 'merchant')),
  action text not null,
  note text,
  count integer,
  primary key (shop_id, entry_id)
);
create index audit_log_by_age on audit_log (done_at desc);
select protect_tenant_table('audit_log');

-- How each invariant of the rows was found at its last check; `turn` says when the checks last started.
create table invariant_checks (
  name text primary key,
  checked_at timestamptz not null,
  violations text[] not null
);

-- What a restored database held back that might have gone out since its backup, besides messages, which wait in the
-- outbox: as the row it was, where it was taken out of its table, else by its key. The shop 0 is none.
create table set_aside (
  shop_id bigint not null,
  item_id bigint generated always as identity,
  kind text not null,
  source_row jsonb not null,
  primary key (shop_id, item_id)
);
create index set_aside_by_kind on set_aside (kind);
select protect_tenant_table('set_aside');

-- ========== people ==========

-- What the list of subscribers is sorted, narrowed and searched by. A table of its own: `subscribers` is written with
-- every message that comes in, and would carry these indexes along each time.
create table listed_subscribers (
  shop_id bigint not null,
  subscriber_id uuid not null,
  standing smallint not null check (standing in (0, 1, 2, 3)),
  -- What messages to them earned, less what went back.
  revenue_minor bigint not null default 0,
  -- When they agreed last; of who never did, when they became known.
  since timestamptz not null,
  name_key text collate "C" not null,
  -- The opt-in tool's type, or where else they agreed; empty: nowhere.
  tool text collate "C" not null,
  terms tsvector not null,
  primary key (shop_id, subscriber_id)
) with (fillfactor = 90);
create index listed_by_name on listed_subscribers (shop_id, name_key, subscriber_id) include (standing);
-- One for each order; `standing` beside it, since a list leaves out whom it is not about.
create index listed_by_revenue on listed_subscribers (shop_id, revenue_minor, subscriber_id) include (standing);
create index listed_by_since on listed_subscribers (shop_id, since, subscriber_id) include (standing);
create index listed_by_terms on listed_subscribers using gin (terms) with (gin_pending_list_limit='512');
create index listed_by_tool on listed_subscribers (shop_id, tool, subscriber_id) include (standing);
select protect_tenant_table('listed_subscribers');

create table unlisted_subscribers (
  shop_id bigint not null,
  note_no bigint generated always as identity,
  -- Who is from one of these ids to the other; whoever of them is in the list already is passed over.
  first_id uuid not null,
  last_id uuid not null,
  people integer not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, note_no)
);
select protect_tenant_table('unlisted_subscribers');

-- ========== store-data ==========

-- How many orders were placed by day, so that no look has to count them all. The day is UTC's: whatever time zone a shop
-- has by now, a period of it is whole days of these and a part of a day at either end. A day has a line or more, which are
-- added up when they are read.
create table order_days (
  shop_id bigint not null,
  utc_day date not null,
  line_no bigint generated always as identity,
  -- Below nothing where orders are gone that another line counts.
  orders bigint not null,
  primary key (shop_id, utc_day, line_no)
) with (fillfactor = 50);
select protect_tenant_table('order_days');

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
  synced_at timestamptz,
  -- Null until the shop has a page, or the placeholder that stands in for one.
  facebook_onboarded_at timestamptz,
  -- Whether anybody has opted in on Messenger yet: what a merchant is waiting for after the page is connected.
  has_facebook_subscriber boolean not null default false,
  -- Since when the plan's conversations of this billing cycle are used up; null while it has some left.
  plan_limit_reached_at timestamptz,
  former_time_zone text,
  time_zone_since timestamptz,
  -- What an installation begins is begun once. The months of the free plan run from here for good, over logins and
  -- reinstallations: no new thousand conversations before their month is over.
  free_since timestamptz not null default now(),
  -- When the store last gave us a token: a removal that it tells of after this moment is the only one that counts.
  let_in_at timestamptz not null default now(),
  -- When a shop's plan is next compared with what its store charges; null while the store was never asked for a charge.
  compare_plan_at timestamptz,
  -- Where a store's pages are, as the store says it; null: at its domain.
  storefront_url text,
  -- What a store speaks by default ('en', 'pt-BR'), as it says itself; null where it was installed before this was asked.
  locale text,
  -- What the store refuses to tell the product of; null while it tells of everything.
  refused_webhook text,
  -- When its store said what is kept of its settings: what it said before may come later.
  settings_told_at timestamptz,
  -- Stores withhold the address that leads back to a cart from apps without approval for all protected fields.
  is_recovery_url_withheld boolean not null default false,
  -- Which customer data the store withholds for want of an approval, of Shopify's four protected fields; as last asked.
  withheld_fields text[] not null default '{}'::text[] check (withheld_fields <@ array['name', 'email', 'phone', 'address'])
);
create index shops_compare_plan on shops (compare_plan_at) where (compare_plan_at is not null and uninstalled_at is null);
select protect_tenant_table('shops');

create table checkouts (
  shop_id bigint not null references shops(shop_id),
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
  email_key text generated always as (lower(email)) stored,
  -- Of two states of the same second the one that was told later is the newer; the same one told again is no news.
  state_told_at timestamptz,
  primary key (shop_id, checkout_token)
);
create index checkouts_by_customer on checkouts (shop_id, customer_id, store_created_at desc) where customer_id is not null;
create index checkouts_by_email on checkouts (shop_id, email_key, store_created_at desc) where email_key is not null;
-- What happened in a shop in some days is looked for by its moment.
create index checkouts_by_moment on checkouts (shop_id, store_updated_at desc);
create index checkouts_by_phone on checkouts (shop_id, phone_e164, store_created_at desc) where phone_e164 is not null;
select protect_tenant_table('checkouts');

create table collections (
  shop_id bigint not null references shops(shop_id),
  collection_id text not null,
  title text not null,
  handle text not null,
  image_url text,
  store_updated_at timestamptz not null,
  deleted_at timestamptz,
  -- A webhook says that a collection changed, and not which products are in it: it is asked for.
  is_stale boolean not null default false,
  primary key (shop_id, collection_id)
);
create index collections_stale on collections (shop_id) where is_stale;
select protect_tenant_table('collections');

create table collection_products (
  shop_id bigint not null,
  collection_id text not null,
  product_id text not null,
  primary key (shop_id, collection_id, product_id),
  foreign key (shop_id, collection_id) references collections(shop_id, collection_id)
);
-- Which collections a product is in.
create index collection_products_by_product on collection_products (shop_id, product_id);
select protect_tenant_table('collection_products');

-- Shops move between time zones more than once. A day is the one that the shop had at that moment, whenever it is counted:
-- what was said of a day stays said, and a count from the rows comes to the same.
create table former_time_zones (
  shop_id bigint not null references shops(shop_id),
  -- It was the shop's zone before this moment.
  until timestamptz not null,
  time_zone text not null,
  primary key (shop_id, until)
);
select protect_tenant_table('former_time_zones');

-- What was sent of an order, and how far the carrier is with it.
create table fulfilments (
  shop_id bigint not null references shops(shop_id),
  fulfilment_id text not null,
  order_id text not null,
  -- Null until the store told of it itself: a carrier's word may come before.
  status text,
  shipment_status text,
  -- By the moment at which the store learnt it, the newest word of the carrier holds.
  shipment_status_at timestamptz,
  tracking_company text,
  tracking_number text,
  tracking_url text,
  delivered_at timestamptz,
  store_created_at timestamptz not null,
  store_updated_at timestamptz not null,
  primary key (shop_id, fulfilment_id)
);
create index fulfilments_by_order on fulfilments (shop_id, order_id);
select protect_tenant_table('fulfilments');

-- By how much an edit changed what an order is worth, on the day it happened: revenue can be recounted from it.
create table order_edits (
  shop_id bigint not null references shops(shop_id),
  order_id text not null,
  edited_at timestamptz not null,
  change_minor bigint not null,
  primary key (shop_id, order_id, edited_at)
);
select protect_tenant_table('order_edits');

create table orders (
  shop_id bigint not null references shops(shop_id),
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
  email_key text generated always as (lower(email)) stored,
  tags text[] not null default '{}'::text[],
  fulfilment_status text,
  -- What apps and shoppers noted on it, by name.
  note_attributes jsonb not null default '{}'::jsonb,
  source_name text,
  status_url text,
  is_test boolean not null default false,
  -- Since when it is known to be paid, and to have arrived as a whole: each is told once.
  paid_at timestamptz,
  delivered_at timestamptz,
  -- When campaigns were told of it; null for what was ordered before the shop came to us.
  told_at timestamptz,
  -- Of two states of the same second the one that was told later is the newer.
  state_told_at timestamptz,
  -- Since when an order is worth nothing although nobody cancelled it: never paid, and voided or come back.
  void_since timestamptz,
  primary key (shop_id, order_id)
);
create index orders_by_checkout on orders (shop_id, checkout_token) where checkout_token is not null;
-- A person who is to be shown or forgotten is looked up by the store's customer too.
create index orders_by_customer on orders (shop_id, customer_id, store_created_at desc) where customer_id is not null;
create index orders_by_email on orders (shop_id, email_key, store_created_at desc) where email_key is not null;
create index orders_by_moment on orders (shop_id, store_created_at desc, order_id desc);
create index orders_by_name on orders (shop_id, name);
create index orders_by_phone on orders (shop_id, phone_e164, store_created_at desc) where phone_e164 is not null;
-- Those that are nobody's: of the shop's currency by their sum, of others by their number.
create index orders_by_total on orders (shop_id, currency, total_minor desc, order_id desc);
select protect_tenant_table('orders');

create table products (
  shop_id bigint not null references shops(shop_id),
  product_id text not null,
  title text not null,
  handle text not null,
  status text not null,
  image_url text,
  price_minor bigint,
  store_updated_at timestamptz not null,
  deleted_at timestamptz,
  vendor text,
  product_type text,
  tags text[] not null default '{}'::text[],
  -- Shown on the online store, as far as the store says; its status is beside it.
  is_published boolean not null default true,
  is_available boolean not null default true,
  -- Over all variants; null where the store does not count.
  total_inventory integer,
  -- The title's words, a space before each, in small letters without accents.
  title_key text not null default '',
  primary key (shop_id, product_id)
);
create index products_by_handle on products (shop_id, handle) where deleted_at is null;
-- A shop's titles lie together, and are looked through there; behind row-level security no other index would be used.
create index products_by_title on products (shop_id, title_key, product_id) where deleted_at is null;
select protect_tenant_table('products');

create table product_variants (
  shop_id bigint not null references shops(shop_id),
  product_id text not null,
  variant_id text not null,
  position integer not null,
  title text not null,
  sku text,
  price_minor bigint,
  compare_at_minor bigint,
  -- Null where the store does not count.
  inventory_quantity integer,
  is_available boolean not null,
  primary key (shop_id, product_id, variant_id),
  foreign key (shop_id, product_id) references products(shop_id, product_id)
);
select protect_tenant_table('product_variants');

create table refunds (
  shop_id bigint not null references shops(shop_id),
  refund_id text not null,
  order_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  refunded_at timestamptz not null,
  primary key (shop_id, refund_id)
);
create index refunds_by_order on refunds (shop_id, order_id);
select protect_tenant_table('refunds');

create table shop_access (
  shop_id bigint primary key references shops(shop_id),
  access_token_sealed bytea not null,
  access_expires_at timestamptz not null,
  refresh_token_sealed bytea not null,
  refresh_expires_at timestamptz not null,
  scope text not null
);

-- What is to be done in a store: written with the decision, done after its commit, and never twice.
create table store_commands (
  shop_id bigint not null references shops(shop_id),
  command_key text not null,
  order_id text not null,
  kind text not null check (kind in ('tagOrder', 'cancelOrder', 'createDraftOrder', 'deleteDraftOrder')),
  payload jsonb not null,
  state text not null default 'due' check (state in ('due', 'done', 'givenUp')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  -- While one worker asks the store, no other does.
  leased_until timestamptz,
  error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (shop_id, command_key)
);
create index store_commands_by_order on store_commands (shop_id, order_id);
create index store_commands_due on store_commands (due_at) where state = 'due';
create index store_commands_given_up on store_commands (shop_id) where state = 'givenUp';
select protect_tenant_table('store_commands');

-- How far each store was read by asking it: webhooks get lost, when our doors are shut or a subscription is dropped.
create table store_reconciles (
  shop_id bigint primary key references shops(shop_id),
  due_at timestamptz not null,
  -- While one worker asks the store, no other does.
  leased_until timestamptz,
  failures smallint not null default 0,
  -- When the store last told of an order by itself.
  order_told_at timestamptz,
  -- Since when everything is known that had happened by then.
  checked_at timestamptz,
  orders_read_to timestamptz not null,
  checkouts_read_to timestamptz not null,
  -- A reading of checkouts that was broken off goes on there, and began then.
  checkouts_after text,
  checkouts_begun_at timestamptz
);
create index store_reconciles_due on store_reconciles (due_at);
select protect_tenant_table('store_reconciles');

-- How far a store's data was fetched as a whole, part by part; a worker that dies leaves where the next goes on.
create table store_syncs (
  shop_id bigint not null references shops(shop_id),
  part text not null check (part in ('products', 'collections', 'customers', 'orders')),
  -- Parts are fetched in this order: what orders name is known before them.
  place smallint not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'storing', 'applying', 'paging', 'done')),
  -- The store's own work on it.
  operation_id text,
  -- Lines of its result that are stored, and up to which they are applied.
  lines_stored bigint not null default 0,
  applied_to bigint not null default 0,
  objects_applied bigint not null default 0,
  objects_total bigint,
  -- Where asking page by page goes on.
  page_after text,
  failures smallint not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  error text,
  finished_at timestamptz,
  primary key (shop_id, part)
);
create index store_syncs_due on store_syncs (due_at) where state <> 'done';
select protect_tenant_table('store_syncs');

-- The lines of a result until they are applied: what belongs to an object may stand anywhere after it.
create table sync_lines (
  shop_id bigint not null references shops(shop_id),
  part text not null,
  line_no bigint not null,
  object_id text,
  parent_id text,
  -- The store's customer that it names.
  customer_id text,
  body jsonb not null,
  primary key (shop_id, part, line_no)
);
create index sync_lines_by_parent on sync_lines (shop_id, part, parent_id) where parent_id is not null;
select protect_tenant_table('sync_lines');

-- ========== platform/mail ==========

-- A mail is written with what causes it, and sent after the commit. What a mail server was given and did not answer for
-- is never given again.
create table mails (
  shop_id bigint not null references shops(shop_id),
  mail_id uuid not null,
  recipient text not null,
  subject text not null,
  body text not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  begun_at timestamptz,
  sent_at timestamptz,
  error text,
  primary key (shop_id, mail_id)
);
create index mails_begun on mails (begun_at) where state = 'sending';
create index mails_failed on mails (shop_id) where state = 'failed';
create index mails_queued on mails (shop_id, due_at) where state = 'queued';
select protect_tenant_table('mails');

-- ========== analytics ==========

-- How long before an order a touch may lie. A shop without a row has the usual windows.
create table attribution_settings (
  shop_id bigint primary key references shops(shop_id),
  click_hours integer not null check (click_hours >= 1 and click_hours <= 720),
  read_hours integer not null check (read_hours >= 0 and read_hours <= 120),
  changed_at timestamptz not null,
  -- Orders up to this one are counted anew; null when all are.
  recounted_to text
);
create index attribution_settings_to_recount on attribution_settings (shop_id) where recounted_to is not null;
select protect_tenant_table('attribution_settings');

-- What plans that bill on revenue count: orders that a code or a click led to, by the usual windows. A shop that sets other
-- windows sees other credits, and pays the same.
create table billed_credits (
  shop_id bigint not null,
  order_id text not null,
  message_id uuid not null,
  message_created_at timestamptz not null,
  ordered_at timestamptz not null,
  amount_minor bigint not null,
  returned_minor bigint not null default 0,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders(shop_id, order_id),
  check (returned_minor >= 0 and returned_minor <= amount_minor)
);
create index billed_credits_by_moment on billed_credits (shop_id, ordered_at);
select protect_tenant_table('billed_credits');

-- Orders whose credit is looked at again: a read or a click may be told after the order that it led to.
create table credit_checks (
  shop_id bigint not null references shops(shop_id),
  order_id text not null,
  look_at timestamptz not null,
  looks smallint not null default 0,
  primary key (shop_id, order_id)
);
create index credit_checks_due on credit_checks (look_at);
select protect_tenant_table('credit_checks');

-- Counts by the shop's own day, kept as facts arrive. Message counts belong to the day of sending.
create table daily_rollups (
  shop_id bigint not null references shops(shop_id),
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
  source_kind text not null default 'campaign' check (source_kind in ('campaign', 'tool', 'broadcast', 'service')),
  source_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  click_orders bigint not null default 0,
  click_revenue_minor bigint not null default 0,
  primary key (shop_id, day, channel, source_kind, source_type, source_id)
) with (fillfactor = 50);
select protect_tenant_table('daily_rollups');

-- Why messages failed, by the day they did; code 0 is no answer.
create table failure_days (
  shop_id bigint not null references shops(shop_id),
  day date not null,
  channel text not null,
  source_kind text not null,
  source_type text not null,
  source_id uuid not null,
  code integer not null,
  failed bigint not null,
  primary key (shop_id, day, channel, source_kind, source_type, source_id, code)
) with (fillfactor = 50);
select protect_tenant_table('failure_days');

-- What became of each part of a flow, by the day of sending.
create table flow_node_days (
  shop_id bigint not null references shops(shop_id),
  day date not null,
  flow_id uuid not null,
  node_id text not null,
  sent bigint not null default 0,
  delivered bigint not null default 0,
  read bigint not null default 0,
  tapped bigint not null default 0,
  primary key (shop_id, flow_id, node_id, day)
) with (fillfactor = 50);
select protect_tenant_table('flow_node_days');

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
  returned_minor bigint not null default 0,
  ordered_at timestamptz not null,
  source_kind text not null default 'campaign' check (source_kind in ('campaign', 'tool', 'broadcast', 'service')),
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders(shop_id, order_id),
  check (returned_minor >= 0 and returned_minor <= amount_minor)
);
-- The list of orders goes by what each was worth, not by what is left of it.
create index order_credits_by_amount on order_credits (shop_id, amount_minor desc, order_id desc);
create index order_credits_by_message on order_credits (shop_id, message_id);
create index order_credits_by_moment on order_credits (shop_id, ordered_at desc, order_id desc);
create index order_credits_by_source on order_credits (shop_id, source_type, ordered_at desc, order_id desc);
-- Orders are listed by what they are worth, and with what went back on a day.
create index order_credits_by_worth on order_credits (shop_id, ((amount_minor - returned_minor)) desc, order_id desc);
create index order_credits_of_person on order_credits (shop_id, subscriber_id, ordered_at desc);
create index order_credits_returned on order_credits (shop_id, order_id) include (channel, source_type, source_id, touch_kind) where returned_minor > 0;
select protect_tenant_table('order_credits');

-- What a credited order was worth, movement by movement, as it was counted: the order itself, edits, money that went back.
create table credit_lines (
  shop_id bigint not null,
  order_id text not null,
  line_no smallint not null,
  kind text not null check (kind in ('order', 'edit', 'refund', 'cancellation', 'return')),
  at timestamptz not null,
  day date not null,
  amount_minor bigint not null,
  primary key (shop_id, order_id, line_no),
  foreign key (shop_id, order_id) references order_credits(shop_id, order_id) on delete cascade
);
create index credit_lines_moved on credit_lines (shop_id, day) include (order_id, kind, amount_minor) where kind <> 'order';
select protect_tenant_table('credit_lines');

-- ========== audiences ==========

-- A number has a row for each binary digit of what is stored for it, the lowest first; a set has one.
create table audience_bits (
  shop_id bigint not null,
  bits_key text collate "C" not null,
  slice smallint not null,
  bits bit varying not null,
  primary key (shop_id, bits_key, slice)
) with (autovacuum_vacuum_scale_factor = 0.02, toast.autovacuum_vacuum_scale_factor = 0.02);
alter table audience_bits alter column bits set storage external;
select protect_tenant_table('audience_bits');

-- What is not in the facts yet. Without any uniqueness of its own: what is told twice is applied twice, to the same end,
-- and nothing can be dropped beside an older note that is just being applied.
create table audience_changes (
  shop_id bigint not null,
  change_no bigint generated always as identity,
  -- person: who they are, and their orders. order: of whoever placed it. message, touch: what happened, as told here.
  -- messages: all that was ever sent to them is read anew.
  kind text not null check (kind in ('person', 'people', 'order', 'message', 'touch', 'messages', 'set', 'reads', 'sends')),
  subscriber_id uuid,
  order_id text,
  -- Whose the order was before, until it is applied: such a person may be written down while it changes hands.
  former_customer_id text,
  former_phone_e164 text,
  former_email_key text,
  message_id uuid,
  message_created_at timestamptz,
  broadcast_id uuid,
  sent_at integer,
  read_at integer,
  clicked_at integer,
  replied_at integer,
  failed_at integer,
  set_name text,
  subscriber_ids uuid[],
  broadcast_ids uuid[],
  read_ats integer[],
  written_by xid8 default pg_current_xact_id(),
  primary key (shop_id, change_no)
) with (autovacuum_vacuum_scale_factor = 0.05);
alter table audience_changes alter column subscriber_ids set storage external;
select protect_tenant_table('audience_changes');

-- Whose messages were counted anew with the notes up to a number, and what that count could see, while older notes of them
-- may still wait.
create table audience_recounts (
  shop_id bigint not null,
  counted_to bigint not null,
  seen pg_snapshot not null,
  subscriber_nos integer[] not null,
  primary key (shop_id, counted_to)
);
select protect_tenant_table('audience_recounts');

-- What audiences are counted from: a narrow row for each subscriber, kept from what is written elsewhere.
create table audience_shops (
  shop_id bigint primary key references shops(shop_id),
  -- The number that the next subscriber gets. None is given twice.
  next_no integer not null default 0,
  looked_at timestamptz not null default '-infinity'::timestamptz,
  bits_width integer,
  bits_made_at timestamptz
);
select protect_tenant_table('audience_shops');

-- Whose facts changed since the bits were made.
create table audience_stale (
  shop_id bigint not null,
  stale_no bigint generated always as identity,
  subscriber_no integer not null,
  primary key (shop_id, stale_no)
);
select protect_tenant_table('audience_stale');

create table broadcast_people (
  shop_id bigint not null,
  broadcast_id uuid not null,
  -- 1 sent, 2 read, 4 clicked, 8 replied, 16 failed.
  step smallint not null,
  -- Of the people numbered from block * 2048 on, a bit for each.
  block integer not null,
  people bit(2048) not null,
  primary key (shop_id, broadcast_id, step, block)
) with (fillfactor = 50);
create index broadcast_people_block on broadcast_people (shop_id, block);
select protect_tenant_table('broadcast_people');

-- When a person was last sent messages, newest first, of the newest hundred.
create table recent_sends (
  shop_id bigint not null,
  subscriber_no integer not null,
  sent_ats integer[] not null,
  primary key (shop_id, subscriber_no)
) with (fillfactor = 85);
select protect_tenant_table('recent_sends');

create table saved_segments (
  shop_id bigint not null references shops(shop_id),
  segment_id uuid not null,
  name text not null,
  name_key text generated always as (lower(name)) stored not null,
  condition jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, segment_id),
  unique (shop_id, name_key)
);
select protect_tenant_table('saved_segments');

-- Not null and of fixed width, and no index beside the two keys: all of a shop's rows are read through at once, and
-- changes stay in their pages. Moments are seconds since 1970; the least integer is never.
create table subscriber_facts (
  shop_id bigint not null,
  subscriber_no integer not null,
  -- 0 and 1: WhatsApp without and with marketing consent; 2 and 3: Messenger.
  presence smallint not null,
  subscriber_id uuid not null,
  spend_minor bigint not null default 0,
  -- -1: never ordered.
  last_order_minor bigint not null default '-1'::integer,
  order_count integer not null default 0,
  last_order_at integer not null default '-2147483648'::integer,
  subscribed_at integer not null default '-2147483648'::integer,
  last_sent_at integer not null default '-2147483648'::integer,
  last_read_at integer not null default '-2147483648'::integer,
  last_clicked_at integer not null default '-2147483648'::integer,
  last_replied_at integer not null default '-2147483648'::integer,
  last_failed_at integer not null default '-2147483648'::integer,
  primary key (shop_id, subscriber_no)
) with (fillfactor = 70);
create unique index subscriber_facts_person on subscriber_facts (shop_id, subscriber_id);
select protect_tenant_table('subscriber_facts');

-- Who bought what. Collections and tags are unions of products.
create table subscriber_products (
  shop_id bigint not null,
  product_id text collate "C" not null,
  subscriber_no integer not null,
  primary key (shop_id, product_id, subscriber_no)
);
create index subscriber_products_person on subscriber_products (shop_id, subscriber_no);
select protect_tenant_table('subscriber_products');

-- ========== broadcasts ==========

-- A message to many at a time. What is asked for stands in the columns that a draft may change; what becomes of it in
-- those after `started_at`.
create table broadcasts (
  shop_id bigint not null references shops(shop_id),
  broadcast_id uuid not null,
  name text not null check ((length(name) >= 1) and (length(name) <= 250)),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'failed')),
  condition jsonb not null,
  segment jsonb,
  -- The texts to choose from, and the chosen one.
  template_ids uuid[] not null default '{}'::uuid[],
  template_id uuid,
  attributes jsonb not null default '{}'::jsonb,
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
select protect_tenant_table('broadcasts');

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
  foreign key (shop_id, broadcast_id) references broadcasts(shop_id, broadcast_id)
);
create index broadcast_sendings_of on broadcast_sendings (shop_id, broadcast_id);
select protect_tenant_table('broadcast_sendings');

-- ========== channels ==========

create table senders (
  shop_id bigint not null references shops(shop_id),
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
  -- No longer what the shop sends from: the page was disconnected or changed, the number replaced.
  released_at timestamptz,
  -- The provider refused its token for good; only a new connection helps.
  token_died_at timestamptz,
  -- When the provider was last asked how it is.
  checked_at timestamptz,
  name_status text,
  -- The two-step code the number was registered with; whoever registers it again is asked for it.
  registration_pin_sealed bytea,
  reach_used integer not null default 0,
  reach_counted_at timestamptz,
  -- The share of its rate that a number goes at since the provider last said it was too fast.
  pace real not null default 1 check ((pace >= (0)::double precision) and (pace <= (1)::double precision)),
  paced_at timestamptz,
  -- Through whom a WhatsApp number is reached; a page is always reached through Meta.
  provider text not null default 'meta' check (provider in ('meta', 'gupshup')),
  -- Whether people see that their messages to this number were seen.
  marks_read boolean not null default true,
  -- What happened to the account that stopped the number; null when it runs, or when something else stopped it.
  stopped_by text check (stopped_by in ('deleted', 'partner', 'restriction', 'ban', 'offboarding')),
  -- When a restriction ends by itself; null when that is not known.
  stopped_until timestamptz,
  -- By the matter of a word about the account, the moment of the latest one: a late older word changes nothing.
  words_told_at jsonb not null default '{}'::jsonb,
  -- WhatsApp's last decision on the account's review, in its own word; null before one was told.
  review_decision text,
  -- Why WhatsApp refused the last display name that was asked for, in its own word; null when it did not.
  name_refusal text,
  -- When its list of templates was last read, a page of it at a time, and where that goes on.
  templates_read_at timestamptz,
  templates_cursor text,
  primary key (shop_id, sender_id)
);
create unique index senders_external on senders (channel, external_id) where released_at is null;
create unique index senders_external_of_shop on senders (shop_id, channel, external_id);
create unique index senders_id on senders (sender_id);
select protect_tenant_table('senders');

-- The last page a shop connected, and who connected it; it stays when the page is gone, to name it.
create table facebook_pages (
  shop_id bigint primary key references shops(shop_id),
  sender_id uuid not null,
  page_id text not null check (page_id ~ '^[0-9]+$'),
  page_name text not null,
  page_picture_url text,
  profile_name text,
  profile_picture_url text,
  -- The person's own token: a page's token can be had anew with it.
  user_token_sealed bytea,
  connected_at timestamptz not null,
  removed_at timestamptz,
  foreign key (shop_id, sender_id) references senders(shop_id, sender_id)
);
select protect_tenant_table('facebook_pages');

-- What a provider could not do for a number, told beside messages or alone: a lost message of a customer, too fast calls.
create table provider_notices (
  shop_id bigint not null,
  -- The inbox event that told it: one that is told again is stored once there.
  notice_id uuid not null,
  sender_id uuid not null,
  code integer,
  title text,
  detail text,
  told_at timestamptz not null,
  primary key (shop_id, notice_id),
  foreign key (shop_id, sender_id) references senders(shop_id, sender_id)
);
create index provider_notices_of_sender on provider_notices (shop_id, sender_id, told_at desc);
select protect_tenant_table('provider_notices');

create table whatsapp_attributes (
  shop_id bigint primary key references shops(shop_id),
  attributes jsonb not null,
  changed_at timestamptz not null
);
select protect_tenant_table('whatsapp_attributes');

-- ========== discounts ==========

-- The discounts of the store that hold the single-use codes of messages: one for each percentage and each end. The row
-- is there before the store is asked, with the code that it is begun with, so that it is found again by that.
create table store_discounts (
  shop_id bigint not null references shops(shop_id),
  percent_hundredths integer not null check (percent_hundredths >= 1 and percent_hundredths <= 9999),
  ends_at timestamptz not null,
  first_code text not null,
  -- The store's name for it; null until the store has told.
  discount_id text,
  primary key (shop_id, percent_hundredths, ends_at)
);
create index store_discounts_by_age on store_discounts (ends_at);
select protect_tenant_table('store_discounts');

-- ========== exports ==========

-- A file that a merchant asked for: written in the background, kept for some days, told of by e-mail.
create table exports (
  shop_id bigint not null references shops(shop_id),
  export_id uuid not null,
  kind text not null,
  params jsonb not null,
  requested_by text not null check (requested_by = 'merchant'),
  email_to text,
  state text not null check (state in ('queued', 'running', 'ready', 'failed', 'expired', 'cancelled')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  -- When a worker last wrote some of it, by the database's own clock.
  beat_at timestamptz,
  rows_done integer not null default 0,
  rows_total integer,
  file_key text,
  file_name text not null,
  reason text check (reason in ('crashed', 'broken')),
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  -- The mail that told of an export, so that its merchant sees in the app when it was refused.
  mail_id uuid,
  primary key (shop_id, export_id),
  check ((state = 'ready') = (file_key is not null))
);
create index exports_by_age on exports (shop_id, created_at desc);
create index exports_open on exports (created_at) where state in ('queued', 'running');
create index exports_ready on exports (expires_at) where state = 'ready';
select protect_tenant_table('exports');

-- ========== imports ==========

create table attribute_values (
  shop_id bigint not null,
  attribute_id uuid not null,
  subscriber_id uuid not null,
  -- Of an attribute that holds a list of words, the word; else empty: one value a person.
  item text not null default '',
  text_value text,
  number_value numeric,
  date_value date,
  changed_at timestamptz not null,
  primary key (shop_id, attribute_id, subscriber_id, item)
);
create index attribute_values_of_person on attribute_values (shop_id, subscriber_id);
select protect_tenant_table('attribute_values');

-- What a shop knows of people beyond what every shop does: the columns of lists that the merchant kept.
create table attributes (
  shop_id bigint not null references shops(shop_id),
  attribute_id uuid not null,
  name text not null,
  name_key text generated always as (lower(name)) stored not null,
  value_type text not null check (value_type in ('valueString', 'valueNumber', 'valueDate')),
  created_at timestamptz not null,
  primary key (shop_id, attribute_id),
  unique (shop_id, name_key)
);
select protect_tenant_table('attributes');

create unlogged table import_faults (
  shop_id bigint not null,
  import_id uuid not null,
  row_no integer not null,
  line_no integer not null,
  reasons text[] not null,
  content text not null,
  primary key (shop_id, import_id, row_no)
);
select protect_tenant_table('import_faults');

-- Who was on a list. No foreign keys: each of a million rows would be looked up for them.
create table import_members (
  shop_id bigint not null,
  import_id uuid not null,
  subscriber_id uuid not null,
  primary key (shop_id, import_id, subscriber_id)
);
select protect_tenant_table('import_members');

create unlogged table import_rows (
  shop_id bigint not null,
  import_id uuid not null,
  phone_e164 text collate "C" not null,
  row_no integer not null,
  first_name text,
  last_name text,
  email text,
  locale text,
  has_agreed boolean not null,
  tags text[],
  value_texts text[],
  primary key (shop_id, import_id, phone_e164)
);
select protect_tenant_table('import_rows');

-- A list of people that a merchant brings: uploaded, mapped, read in the background, and kept as who was on it.
create table imports (
  shop_id bigint not null references shops(shop_id),
  import_id uuid not null,
  name text not null,
  state text not null check (state in ('created', 'uploaded', 'queued', 'reading', 'adding', 'completed', 'failed', 'cancelled', 'deleted')),
  file_key text,
  file_bytes bigint,
  file_encoding text check (file_encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
  -- What the merchant made of its columns; null until they start it.
  plan jsonb,
  -- Each taking of it by a worker has a number, so that whoever lost it notices.
  attempts smallint not null default 0,
  due_at timestamptz not null,
  -- When a worker last did some of it, by the database's own clock.
  beat_at timestamptz,
  bytes_read bigint not null default 0,
  rows_read integer not null default 0,
  rows_good integer not null default 0,
  rows_bad integer not null default 0,
  rows_double integer not null default 0,
  rows_noted integer not null default 0,
  -- The people with a number up to this one are added.
  added_to text,
  people_added integer not null default 0,
  people_new integer not null default 0,
  people_left_out integer not null default 0,
  people_agreed integer not null default 0,
  people_waiting integer not null default 0,
  population integer not null default 0,
  reason text,
  errors_key text,
  errors_expire_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (shop_id, import_id)
);
create index imports_of_shop on imports (shop_id, created_at desc);
create index imports_open on imports (due_at) where state in ('queued', 'reading', 'adding');
create index imports_to_clear on imports (shop_id) where (state in ('created', 'uploaded', 'deleted') or file_key is not null or errors_key is not null);
select protect_tenant_table('imports');

-- ========== links ==========

-- Requests of short links that no person made: prefetches, previews and programs. They are kept to be looked up, and never
-- shown, credited or billed. One row for each message and kind.
create table link_requests (
  shop_id bigint not null references shops(shop_id) on delete cascade,
  message_id uuid not null,
  kind text not null check (kind in ('prefetch', 'program')),
  requests bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (shop_id, message_id, kind)
);
create index link_requests_by_age on link_requests using brin (last_at);
select protect_tenant_table('link_requests');

create table touches (
  shop_id bigint not null references shops(shop_id),
  touch_id uuid not null,
  message_id uuid not null,
  message_created_at timestamptz not null,
  subscriber_id uuid not null,
  kind text not null check (kind in ('click', 'reply')),
  touched_at timestamptz not null,
  primary key (shop_id, touch_id)
);
create index touches_by_age on touches using brin (touched_at);
create index touches_by_subscriber on touches (shop_id, subscriber_id, touched_at desc);
select protect_tenant_table('touches');

-- ========== media ==========

-- What merchants uploaded. A row is a reservation until stored_at is set: name and space are taken before the bytes
-- go to the storage, which may be somebody else's machine. A name on a page belongs to one file only, for everybody:
-- what an address shows it always shows.
create table media (
  shop_id bigint not null references shops(shop_id),
  media_id uuid not null,
  page_id text not null,
  kind text not null check (kind in ('image', 'video', 'document')),
  name text not null,
  bytes bigint not null check (bytes > 0),
  width integer,
  height integer,
  created_at timestamptz not null,
  stored_at timestamptz,
  removed_at timestamptz,
  cleared_at timestamptz,
  primary key (shop_id, media_id),
  unique (page_id, kind, name),
  constraint media_cleared_was_removed check (cleared_at is null or removed_at is not null)
);
create index media_to_clear on media (shop_id) where (removed_at is not null and cleared_at is null);
select protect_tenant_table('media');

-- ========== opt-in-tools ==========

-- Each visitor of an experiment once, by a number that is theirs in this experiment alone. It names its experiment without
-- a foreign key: thousands of visitors at once would each lock that one row.
create table experiment_visitors (
  shop_id bigint not null,
  experiment_id uuid not null,
  visitor bigint not null,
  arm text not null check (arm in ('A', 'B', 'heldOut')),
  seen_at timestamptz not null,
  opted_in_at timestamptz,
  primary key (shop_id, experiment_id, visitor)
);
create index experiment_visitors_by_age on experiment_visitors (seen_at);
select protect_tenant_table('experiment_visitors');

create table opt_in_tools (
  shop_id bigint not null references shops(shop_id),
  tool_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  type text not null,
  name text not null,
  description text not null,
  is_active boolean not null,
  settings jsonb not null,
  -- A shop may have several opt-in tools of one type on a channel: each is known by its id, as addresses name it beside
  -- its type. What a shop starts with is one of each, made once; true by default, for that is all that was made so far.
  is_starter boolean not null default true,
  revision integer not null default 1,
  deleted_at timestamptz,
  -- Since when a tool is on: what was switched on a moment ago is not yet idle. Null where it was before this was kept, or is off.
  switched_on_at timestamptz,
  -- When a change of plan switched a tool or a campaign off, so that the merchant is told. Whoever switches it on again clears it.
  locked_at timestamptz,
  primary key (shop_id, tool_id),
  constraint opt_in_tools_deleted_is_off check (deleted_at is null or (not is_active))
);
create unique index opt_in_tools_starter on opt_in_tools (shop_id, channel, type) where is_starter;
select protect_tenant_table('opt_in_tools');

-- The colours and the font of a shop's own pages, with which new tools begin; null where they tell nothing.
create table shop_looks (
  shop_id bigint primary key references shops(shop_id),
  look jsonb,
  read_at timestamptz not null
);
select protect_tenant_table('shop_looks');

create table tool_days (
  shop_id bigint not null,
  tool_id uuid not null,
  day date not null,
  impressions bigint not null default 0,
  opens bigint not null default 0,
  dismissals bigint not null default 0,
  opt_ins bigint not null default 0,
  to_confirm bigint not null default 0,
  primary key (shop_id, tool_id, day),
  foreign key (shop_id, tool_id) references opt_in_tools(shop_id, tool_id)
);
select protect_tenant_table('tool_days');

-- Two designs of an opt-in tool that are compared: `settings` is the other one's, whole, as it was when it began.
create table tool_experiments (
  shop_id bigint not null,
  experiment_id uuid not null,
  tool_id uuid not null,
  settings jsonb not null,
  hold_out_percent integer not null check (hold_out_percent >= 0 and hold_out_percent <= 50),
  began_at timestamptz not null,
  ended_at timestamptz,
  kept text check (kept in ('A', 'B')),
  primary key (shop_id, experiment_id),
  foreign key (shop_id, tool_id) references opt_in_tools(shop_id, tool_id),
  check ((ended_at is null) = (kept is null))
);
create index tool_experiments_of_tool on tool_experiments (shop_id, tool_id, began_at);
create unique index tool_experiments_running on tool_experiments (shop_id, tool_id) where ended_at is null;
select protect_tenant_table('tool_experiments');

-- Orders that a tool brought: by a message that welcomed who signed up through it, or by a code that it gave.
-- `is_earned` is false where the order's one credit belongs to something else, and only the code was the tool's.
create table tool_orders (
  shop_id bigint not null,
  order_id text not null,
  tool_id uuid not null,
  has_code boolean not null,
  is_earned boolean not null,
  amount_minor bigint not null,
  returned_minor bigint not null default 0,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders(shop_id, order_id),
  foreign key (shop_id, tool_id) references opt_in_tools(shop_id, tool_id),
  check (returned_minor >= 0 and returned_minor <= amount_minor)
);
create index tool_orders_of_tool on tool_orders (shop_id, tool_id) include (has_code, is_earned, amount_minor, returned_minor);
select protect_tenant_table('tool_orders');

-- What a shopper got for signing up: the offer that the wheel was drawn to, or the tool's discount, as it was then,
-- whatever the merchant changes later. `is_made`: the store has the code; until then nobody is told it.
create table tool_prizes (
  shop_id bigint not null,
  prize_id uuid not null,
  tool_id uuid not null,
  subscriber_id uuid,
  offer_key text,
  offer_text text not null,
  message text not null,
  discount_code text not null,
  discount_percent numeric(4,2),
  -- Of a code of one's own; null for one that the merchant has in the store.
  valid_days integer,
  is_made boolean not null,
  won_at timestamptz not null,
  token_hash text,
  primary key (shop_id, prize_id),
  foreign key (shop_id, tool_id) references opt_in_tools(shop_id, tool_id),
  check (is_made or (valid_days is not null and discount_percent is not null))
);
create index tool_prizes_by_code on tool_prizes (shop_id, discount_code, won_at);
create index tool_prizes_of_browser on tool_prizes (shop_id, token_hash) where token_hash is not null;
create index tool_prizes_of_nobody on tool_prizes (shop_id, prize_id) where subscriber_id is null;
create index tool_prizes_of_person on tool_prizes (shop_id, subscriber_id, tool_id, won_at);
select protect_tenant_table('tool_prizes');

-- What an opt-in tool said before its words were changed: a page that was open then shows them still, and what its
-- shopper agreed to is kept in the words that were shown. `version` is what the public document carries of a wording.
create table tool_wordings (
  shop_id bigint not null,
  tool_id uuid not null,
  version text not null,
  wording text not null,
  replaced_at timestamptz not null,
  primary key (shop_id, tool_id, version),
  foreign key (shop_id, tool_id) references opt_in_tools(shop_id, tool_id)
);
select protect_tenant_table('tool_wordings');

-- ========== plans ==========

-- One row for each time a merchant chose a paid plan: what was agreed, and what became of it.
create table app_subscriptions (
  shop_id bigint not null references shops(shop_id),
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
  -- The store's last word on a subscription; told_at is the moment of that word, whatever became of it.
  told_state text check (told_state in ('PENDING', 'ACCEPTED', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED')),
  -- Up to when what a subscription used is written down as steps: nothing is counted by a look that did not come about.
  noted_to timestamptz,
  -- When its usage is next looked at: within the hour, and shortly before each cycle ends.
  meter_at timestamptz not null default to_timestamp((0)::double precision),
  -- By meter, what the plans before it had used of the amount that its first cycle includes.
  included_used jsonb not null default '{}'::jsonb,
  primary key (shop_id, subscription_id)
);
create unique index app_subscriptions_active on app_subscriptions (shop_id) where state in ('active', 'frozen');
-- What the day's questions are counted by.
create index app_subscriptions_asked on app_subscriptions (shop_id, requested_at);
create index app_subscriptions_meter on app_subscriptions (meter_at) where state = 'active';
create index app_subscriptions_metered on app_subscriptions (metered_at) where state = 'active';
-- However often a button is pressed: one question is open, and one plan is paid for.
create unique index app_subscriptions_open on app_subscriptions (shop_id) where state in ('requested', 'pending');
create index app_subscriptions_unanswered on app_subscriptions (requested_at) where state = 'pending';
select protect_tenant_table('app_subscriptions');

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
  -- The subscription whose usage line a step was last asked of; null: its own. A plan that came after it may be charged.
  asked_of uuid,
  primary key (shop_id, subscription_id, cycle_started_at, meter, step),
  foreign key (shop_id, subscription_id) references app_subscriptions(shop_id, subscription_id)
);
create index usage_charges_due on usage_charges (shop_id) where state = 'due';
select protect_tenant_table('usage_charges');

-- What a shop used of its plan in the billing cycle, as far as its limit has to be known: counted once, then kept as
-- an upper bound by what was sent since. One row for each shop.
create table usage_counts (
  shop_id bigint primary key references shops(shop_id),
  -- The cycle that the counts are of; null before the first look, and after the terms changed.
  cycle_started_at timestamptz,
  -- Messages or conversations, by the plan's meter, when all of them were last counted.
  used bigint not null default 0 check (used >= 0),
  -- What daily_rollups said was sent in the cycle at that moment.
  sent_seen bigint not null default 0 check (sent_seen >= 0),
  look_at timestamptz not null
);
create index usage_counts_due on usage_counts (look_at);
select protect_tenant_table('usage_counts');

-- ========== privacy ==========

create table privacy_requests (
  shop_id bigint not null references shops(shop_id),
  request_id uuid not null,
  kind text not null check (kind in ('dataRequest', 'erasure')),
  -- Who asked: the store platform for its customer, or the merchant by hand.
  origin text not null check (origin in ('store', 'merchant')),
  -- The person as the request names them; emptied when they are erased.
  subscriber_id uuid,
  customer_id text,
  email text,
  phone_e164 text,
  order_ids text[] not null,
  -- How the list calls the person: too little to tell who it is.
  person_label text not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  received_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  -- How many rows were found of the person.
  rows_found integer,
  -- The folder of the stored files, null before they are made and after they are removed.
  files_key text,
  files_expire_at timestamptz,
  error text,
  -- Whom an erasure is of, from its first transaction until no other one is left that may still write what it read of them.
  erasing jsonb,
  primary key (shop_id, request_id)
);
create index privacy_requests_by_age on privacy_requests (shop_id, received_at desc);
create index privacy_requests_files on privacy_requests (files_expire_at) where files_key is not null;
select protect_tenant_table('privacy_requests');

-- ========== recommendations ==========

-- The lift is not stored: it changes each night for every pair, these counts only where something was bought.
create table bought_together (
  shop_id bigint not null references shops(shop_id),
  product_id text not null,
  other_product_id text not null,
  orders integer not null,
  primary key (shop_id, product_id, other_product_id)
);
select protect_tenant_table('bought_together');

create table collection_best_sellers (
  shop_id bigint not null references shops(shop_id),
  collection_id text not null,
  product_id text not null,
  orders integer not null,
  collection_size integer not null,
  primary key (shop_id, collection_id, product_id)
);
select protect_tenant_table('collection_best_sellers');

create table product_sales (
  shop_id bigint not null references shops(shop_id),
  product_id text not null,
  orders integer not null,
  primary key (shop_id, product_id)
);
select protect_tenant_table('product_sales');

-- What a merchant recommends, and what is bought together. The latter is computed again each night, whole.
create table recommendation_rules (
  shop_id bigint not null references shops(shop_id),
  rule_id uuid not null,
  special_type text not null check (special_type in ('crossSellWA', 'orderReceipt')),
  rule_type text not null check (rule_type in ('matchingRecommendation', 'collection')),
  title text not null,
  created_at timestamptz not null,
  primary key (shop_id, rule_id)
);
select protect_tenant_table('recommendation_rules');

-- The product may be gone from the store since: it stays, so that the merchant sees what the rule was about.
create table recommendation_rule_items (
  shop_id bigint not null,
  rule_id uuid not null,
  list text not null check (list in ('boughtProducts', 'recommendedProducts', 'collection')),
  is_collection boolean not null,
  item_id text not null,
  added_at timestamptz not null,
  primary key (shop_id, rule_id, list, is_collection, item_id),
  foreign key (shop_id, rule_id) references recommendation_rules(shop_id, rule_id) on delete cascade
);
select protect_tenant_table('recommendation_rule_items');

create table recommendation_runs (
  shop_id bigint primary key references shops(shop_id),
  due_at timestamptz not null,
  -- The first sync that it was due after.
  synced_at timestamptz,
  computed_at timestamptz,
  orders_counted integer not null default 0
);
select protect_tenant_table('recommendation_runs');

-- ========== reviews ==========

-- What a shopper answered when asked for a review: a reply by button, and the words that followed.
create table reviews (
  shop_id bigint not null references shops(shop_id),
  review_id uuid not null,
  subscriber_id uuid not null,
  message_id uuid not null,
  order_id text,
  product_id text,
  product_title text,
  product_handle text,
  reply text not null check (reply in ('Great', 'Okay', 'Bad')),
  rating smallint not null,
  text text check ((length(text) >= 1) and (length(text) <= 4096)),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, review_id),
  unique (shop_id, message_id),
  check (((reply = 'Great' and rating = 5) or (reply = 'Okay' and rating = 3)) or (reply = 'Bad' and rating = 1))
);
create index reviews_by_subscriber on reviews (shop_id, subscriber_id, updated_at desc);
select protect_tenant_table('reviews');

-- ========== sessions ==========

create table merchant_sessions (
  session_hash bytea primary key,
  shop_id bigint not null references shops(shop_id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- ========== subscribers ==========

-- A cart that came from such a browser, and the checkout and order that it became.
create table cart_links (
  shop_id bigint not null references shops(shop_id) on delete cascade,
  cart_token text not null,
  subscriber_id uuid not null,
  -- The browser that named it, and its evidence.
  browser_hash text not null,
  evidence text not null check (evidence in ('referral', 'messageLink')),
  wording text,
  page_address text,
  linked_at timestamptz not null,
  carted_at timestamptz,
  order_id text,
  ordered_at timestamptz,
  primary key (shop_id, cart_token)
);
create index cart_links_by_age on cart_links (linked_at);
create index cart_links_by_order on cart_links (shop_id, order_id) where order_id is not null;
create index cart_links_by_subscriber on cart_links (shop_id, subscriber_id);
select protect_tenant_table('cart_links');

create table consent_ledger (
  shop_id bigint not null,
  entry_id uuid not null,
  subscriber_id uuid not null,
  kind text not null check (kind in ('granted', 'revoked')),
  purpose text not null check (purpose = 'marketing'),
  -- What it came through: a tool's type, or how it was revoked.
  origin text not null,
  tool_id uuid,
  wording text,
  page_address text,
  ip_prefix text,
  user_agent text,
  locale text,
  recorded_at timestamptz not null,
  -- The provider's id of the person's own message by which they agreed, or confirmed that they did.
  own_message_id text,
  -- Whether the person had agreed to nothing before it, which is what tools count; rows that become one person's hide it.
  -- Null: recorded before this was kept.
  is_first boolean,
  primary key (shop_id, entry_id)
);
create index consent_ledger_by_moment on consent_ledger (shop_id, recorded_at desc) where tool_id is not null;
create index consent_ledger_by_subscriber on consent_ledger (shop_id, subscriber_id, recorded_at);
select protect_tenant_table('consent_ledger');
revoke update, delete on consent_ledger from bellbird_shop;

create table customers (
  shop_id bigint not null references shops(shop_id),
  customer_id text not null,
  first_name text,
  last_name text,
  phone_e164 text,
  email text,
  store_updated_at timestamptz not null,
  whatsapp_consent text,
  whatsapp_consent_at timestamptz,
  -- An address is looked up in small letters. A column of its own, since behind row-level security an index on lower(…)
  -- is not used: that function is not leakproof.
  email_key text generated always as (lower(email)) stored,
  primary key (shop_id, customer_id)
);
-- What a merchant looks a message up by: an address, an order's name, an order's credit, what a person wrote. None of
-- these columns changes in the daily run of things, so that updates of their rows stay in place.
create index customers_by_email on customers (shop_id, email_key) where email_key is not null;
create index customers_by_phone on customers (shop_id, phone_e164) where phone_e164 is not null;
select protect_tenant_table('customers');

-- A row that turned out to be the same person as another: its id leads to the one that stayed, for ever.
create table subscriber_aliases (
  shop_id bigint not null references shops(shop_id),
  subscriber_id uuid not null,
  merged_into uuid not null,
  merged_at timestamptz not null,
  primary key (shop_id, subscriber_id)
);
create index subscriber_aliases_by_survivor on subscriber_aliases (shop_id, merged_into);
select protect_tenant_table('subscriber_aliases');

-- How many there are: each statement that changes it leaves a line, so that nobody waits for anybody, and a loop adds
-- the lines up.
create table subscriber_tallies (
  shop_id bigint not null,
  tally_no bigint generated always as identity,
  known integer not null,
  subscribed integer not null,
  unsubscribed integer not null,
  channel text not null,
  primary key (shop_id, tally_no)
);
select protect_tenant_table('subscriber_tallies');

create table subscribers (
  shop_id bigint not null,
  subscriber_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  phone_e164 text check ((((rtrim(phone_e164, '0123456789') = '+') and ((octet_length(phone_e164) >= 8) and (octet_length(phone_e164) <= 16)) and (phone_e164 not like '+0%')))),
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
  email_key text generated always as (lower(email)) stored,
  -- A STOP word or Unsubscribe ends receipts and delivery news too; a preference in WhatsApp ends marketing alone.
  stopped_all_at timestamptz,
  page_id text,
  ad_clicked_at timestamptz,
  ad_wrote_at timestamptz,
  primary key (shop_id, subscriber_id)
);
create unique index subscribers_bsuid on subscribers (shop_id, channel, bsuid) where bsuid is not null;
create index subscribers_by_customer on subscribers (shop_id, customer_id) where customer_id is not null;
create index subscribers_by_email on subscribers (shop_id, email_key) where email_key is not null;
-- Whoever tries a message out on Messenger is chosen among those who wrote last.
create index subscribers_by_last_word on subscribers (shop_id, last_inbound_at desc) where (channel = 'FB' and last_inbound_at is not null);
create index subscribers_by_page on subscribers (shop_id, page_id) where page_id is not null;
create unique index subscribers_phone on subscribers (shop_id, channel, phone_e164) where phone_e164 is not null;
create unique index subscribers_psid on subscribers (shop_id, channel, psid) where psid is not null;
create unique index subscribers_wa_id on subscribers (shop_id, channel, wa_id) where wa_id is not null;
select protect_tenant_table('subscribers');

-- A transaction that was running when two rows of one person were merged may still write the id that is gone. Each merge
-- is repeated until no such transaction is left.
create table unsettled_merges (
  shop_id bigint not null references shops(shop_id),
  subscriber_id uuid not null,
  merged_at timestamptz not null,
  older_transactions text[],
  check_at timestamptz not null,
  checks integer not null default 0,
  primary key (shop_id, subscriber_id)
);
create index unsettled_merges_by_check on unsettled_merges (check_at);
select protect_tenant_table('unsettled_merges');

-- ========== support ==========

-- Merchants who asked us to write to them on WhatsApp.
create table chat_requests (
  shop_id bigint not null references shops(shop_id),
  request_id uuid not null,
  phone text not null,
  created_at timestamptz not null,
  primary key (shop_id, request_id)
);
select protect_tenant_table('chat_requests');

-- A shop's account on the support chat server. What each step made is kept, so that a broken sign-up goes on.
create table support_chats (
  shop_id bigint primary key references shops(shop_id),
  admin_email text not null,
  account_id bigint,
  user_id bigint,
  claimed_at timestamptz not null,
  signed_up_at timestamptz
);
select protect_tenant_table('support_chats');

-- ========== visits ==========

-- A browser of the store that belongs to a Messenger chat. It belongs to nobody until the chat proves it: by the nonce
-- that the browser put into its m.me link, or by opening a link of one of the chat's own messages.
create table chat_browsers (
  shop_id bigint not null references shops(shop_id) on delete cascade,
  token_hash text not null,
  subscriber_id uuid,
  evidence text not null check (evidence in ('referral', 'messageLink')),
  nonce_hash text,
  -- The short link that was opened: each proves one browser only.
  link_hash text,
  wording text,
  page_address text,
  -- The cart of a browser that waits for its proof.
  cart_token text,
  created_at timestamptz not null,
  linked_at timestamptz,
  -- A day after the tap without proof, else 180 days after the last visit.
  expires_at timestamptz not null,
  -- The customer who was logged in with this browser, as the store signed it.
  customer_id text,
  customer_linked_at timestamptz,
  primary key (shop_id, token_hash),
  check ((subscriber_id is null) = (linked_at is null))
);
create index chat_browsers_by_end on chat_browsers (expires_at);
create unique index chat_browsers_by_link on chat_browsers (shop_id, link_hash) where link_hash is not null;
create unique index chat_browsers_by_nonce on chat_browsers (shop_id, nonce_hash) where nonce_hash is not null;
create index chat_browsers_by_subscriber on chat_browsers (shop_id, subscriber_id) where subscriber_id is not null;
select protect_tenant_table('chat_browsers');

-- When a known shopper last looked at a product, and last put it into the cart.
create table product_views (
  shop_id bigint not null references shops(shop_id),
  subscriber_id uuid not null,
  product_id text not null,
  last_viewed_at timestamptz,
  last_carted_at timestamptz,
  primary key (shop_id, subscriber_id, product_id)
);
create index product_views_by_moment on product_views (shop_id, last_viewed_at desc);
select protect_tenant_table('product_views');

-- By what a shopper's browser is known again: a random word that it was given at the opt-in, and we keep the hash of.
create table shopper_tokens (
  shop_id bigint not null references shops(shop_id),
  token_hash text not null,
  subscriber_id uuid,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  confirmation_code text,
  visitor_id text,
  primary key (shop_id, token_hash)
);
create index shopper_tokens_by_code on shopper_tokens (shop_id, confirmation_code) where confirmation_code is not null;
create index shopper_tokens_by_subscriber on shopper_tokens (shop_id, subscriber_id);
select protect_tenant_table('shopper_tokens');

-- ========== consent ==========

-- What a shopper was shown, for a few days: they may confirm it by a message of their own that names the code.
create table consent_confirmations (
  shop_id bigint not null references shops(shop_id),
  code text not null,
  subscriber_id uuid,
  tool_id uuid,
  tool_type text not null,
  wording text,
  page_address text,
  ip_prefix text,
  user_agent text,
  locale text,
  shown_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shop_id, code),
  foreign key (shop_id, subscriber_id) references subscribers(shop_id, subscriber_id)
);
create index consent_confirmations_by_expiry on consent_confirmations (shop_id, expires_at);
create index consent_confirmations_by_subscriber on consent_confirmations (shop_id, subscriber_id);
select protect_tenant_table('consent_confirmations');

-- People who were erased, as keyed hashes of their numbers: a list that still names them may not be imported.
create table suppressed_phones (
  shop_id bigint not null references shops(shop_id),
  phone_hash bytea not null,
  suppressed_at timestamptz not null,
  primary key (shop_id, phone_hash)
);
select protect_tenant_table('suppressed_phones');

-- ========== conversations ==========

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
  -- What a message holds that is no text: a place, people, an order, a reaction, what is known of a file.
  details jsonb,
  -- Messages of people that are to be marked as read at the provider: since when; null once that was tried.
  mark_read_since timestamptz,
  primary key (shop_id, channel, provider_message_id),
  foreign key (shop_id, subscriber_id) references subscribers(shop_id, subscriber_id)
);
create index inbound_messages_by_age on inbound_messages using brin (received_at);
create index inbound_messages_by_subscriber on inbound_messages (shop_id, subscriber_id, received_at desc);
create index inbound_messages_to_mark on inbound_messages (mark_read_since) where mark_read_since is not null;
select protect_tenant_table('inbound_messages');

-- A file that a person sent: at the provider for seven days, then with us or gone.
create table inbound_media (
  shop_id bigint not null,
  channel text not null,
  provider_message_id text not null,
  sender_id uuid not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document', 'sticker')),
  provider_media_id text not null,
  filename text,
  state text not null check (state in ('waiting', 'stored', 'refused', 'gone')),
  reason text check (reason in ('tooLarge', 'notItsKind', 'changed')),
  due_at timestamptz not null,
  attempts smallint not null default 0,
  received_at timestamptz not null,
  storage_key text,
  content_type text,
  bytes bigint,
  primary key (shop_id, channel, provider_message_id),
  foreign key (shop_id, channel, provider_message_id) references inbound_messages(shop_id, channel, provider_message_id) on delete cascade,
  check ((state = 'stored') = (storage_key is not null)),
  constraint inbound_media_check1 check ((state = 'refused') = (reason is not null))
);
create index inbound_media_waiting on inbound_media (due_at) where state = 'waiting';
select protect_tenant_table('inbound_media');

-- ========== messaging ==========

-- What a worker took out of the outbox and has not answered for yet, one row for each batch: a message that is being
-- sent is taken out once, instead of being marked there (three indexes) and removed later. Ids only, in arrays that
-- belong together; they suffice to put back what a dead worker leaves.
create table claims (
  -- Later claims have higher numbers, whatever the workers' clocks say.
  claim_id bigint generated always as identity,
  shop_id bigint not null,
  sender_id uuid not null,
  worker_id uuid not null,
  claimed_at timestamptz not null,
  message_ids uuid[] not null,
  created_ats timestamptz[] not null,
  expires_ats timestamptz[] not null,
  priorities smallint[] not null,
  attempts smallint[] not null,
  unknown_retries smallint[] not null,
  sending_ids uuid[] not null,
  -- How many of a claim's messages, in the order they are listed, their worker may have handed to the provider. It is
  -- raised before any of them goes out, so what lies behind it was certainly not sent.
  handed_over integer not null default 0,
  primary key (shop_id, claim_id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table claims alter column message_ids set storage external;
alter table claims alter column created_ats set storage external;
alter table claims alter column expires_ats set storage external;
alter table claims alter column sending_ids set storage external;
create index claims_by_number on claims (claim_id);
select protect_tenant_table('claims');

-- Workers that gave no sign of life for so long that others took over their work. For npm run doctor, for a day.
create table lost_workers (
  worker_id uuid primary key,
  started_at timestamptz not null,
  last_heartbeat_at timestamptz not null,
  lost_at timestamptz not null
);

-- What a message is for × whom: the partitioned messages cannot carry that unique key themselves.
create table message_keys (
  shop_id bigint not null,
  message_key text not null,
  message_id uuid not null,
  created_at timestamptz not null,
  -- Whom the message is for. Beside the key, so that the rows of two people who turn out to be one can be found.
  subscriber_id uuid not null,
  primary key (shop_id, message_key, subscriber_id)
);
create index message_keys_by_age on message_keys using brin (created_at);
-- The keys of a merged person's messages are found by their messages; ids come in order, so the index grows at its end.
create index message_keys_by_message on message_keys (message_id);
select protect_tenant_table('message_keys');

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
  content jsonb,
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
  expires_at timestamptz,
  retries smallint not null default 0,
  sending_id uuid,
  priority smallint,
  is_billable boolean,
  price_type text,
  price_category text,
  -- When the event happened that a message follows, for example when its cart was left, and what it was worth then: the
  -- event's own row may have changed since, as a cart does by being paid. Null where nobody told, as before this.
  source_at timestamptz,
  source_minor bigint,
  -- What a message, a count and a credit come from: the kind of source, its type, and which one of that type.
  source_kind text not null default 'campaign' check (source_kind in ('campaign', 'tool', 'broadcast', 'service', 'test')),
  value_texts text[],
  -- What makes a message void that waits: its campaign says so when it is written, and the gate asks no more than that.
  voided_by text check (voided_by = 'cartEnding'),
  flow_id uuid,
  node_id text,
  tapped_at timestamptz,
  retried_at timestamptz,
  is_requested boolean,
  primary key (shop_id, message_id, created_at),
  constraint messages_content_or_sending check (content is not null or sending_id is not null)
) partition by range (created_at);
create index messages_by_discount on messages (shop_id, discount_code) where discount_code is not null;
-- What follows an event is found by the event, whatever campaign it is of.
create index messages_by_event on messages (shop_id, source_event, source_type);
-- The people of a broadcast are paged through by its sendings, the oldest message first, without sorting all of them.
create index messages_by_sending on messages (shop_id, sending_id, created_at) where sending_id is not null;
create index messages_by_subscriber on messages (shop_id, subscriber_id, created_at desc);
create table messages_default partition of messages default with (fillfactor = 50);
select protect_tenant_table('messages');

-- What Messenger told of each message it took from us: its id, and the moment that its watermarks count by.
create table messenger_echoes (
  shop_id bigint not null references shops(shop_id),
  provider_message_id text not null,
  subscriber_id uuid not null,
  message_id uuid not null,
  message_created_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (shop_id, provider_message_id)
);
create index messenger_echoes_by_age on messenger_echoes using brin (sent_at);
create index messenger_echoes_by_subscriber on messenger_echoes (shop_id, subscriber_id, sent_at);
select protect_tenant_table('messenger_echoes');

-- How far a person's messages are delivered and read, for those whose echo comes later than that.
create table messenger_marks (
  shop_id bigint not null references shops(shop_id),
  subscriber_id uuid not null,
  delivered_until timestamptz,
  read_until timestamptz,
  primary key (shop_id, subscriber_id)
);
select protect_tenant_table('messenger_marks');

-- One row for each message that still has to be sent; gone once the provider's answer is written back.
create table outbox (
  shop_id bigint not null,
  message_id uuid not null,
  created_at timestamptz not null,
  sender_id uuid not null,
  priority smallint not null,
  state text not null check ((state in ('awaiting_code', 'queued', 'uncertain', 'paused', 'following', 'aside'))),
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  unknown_retries smallint not null default 0,
  claimed_at timestamptz,
  reason text,
  -- What is queued for such a sending is set aside as one, and found again.
  sending_id uuid,
  -- A message that follows another of the same flow is out of the claim's sight until that one was sent or came to its end.
  after_message_id uuid,
  primary key (shop_id, message_id)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
create index outbox_aside on outbox (shop_id, message_id) where state = 'aside';
create index outbox_awaiting_code on outbox (shop_id, due_at) where state = 'awaiting_code';
-- How many messages of a sending are due soon is asked before more of them are written.
create index outbox_by_sending_due on outbox (shop_id, sending_id, due_at) where sending_id is not null;
create index outbox_following on outbox (due_at) where state = 'following';
-- Messages that follow another are released shop by shop; the index by time says whether any is due.
create index outbox_following_by_shop on outbox (shop_id, due_at) where state = 'following';
create index outbox_queued on outbox (sender_id, priority, due_at) where state = 'queued';
create index outbox_uncertain on outbox (claimed_at) where state = 'uncertain';
select protect_tenant_table('outbox');

-- When receipts of a sender last came in: apart from the sender's row, which claims hold while they send.
create table receipt_flow (
  channel text not null check (channel in ('WA', 'FB')),
  external_id text not null,
  last_receipt_at timestamptz,
  -- How old, by the provider's own times, the newest receipt of the last batch was when it came in.
  lag_seconds integer not null default 0 check (lag_seconds >= 0),
  heard_at timestamptz not null,
  primary key (channel, external_id)
);

-- The shop's own limits for marketing. A shop without a row has the usual ones.
create table sending_settings (
  shop_id bigint primary key references shops(shop_id),
  has_quiet_hours boolean not null,
  -- Minutes after midnight in the recipient's time zone; a start after the end runs over midnight.
  quiet_from_minute smallint not null check (quiet_from_minute >= 0 and quiet_from_minute <= 1439),
  quiet_until_minute smallint not null check (quiet_until_minute >= 0 and quiet_until_minute <= 1439),
  -- Marketing messages to one person; null is no limit.
  most_in_day smallint check (most_in_day >= 1),
  most_in_week smallint check (most_in_week >= 1),
  most_in_month smallint check (most_in_month >= 1),
  changed_at timestamptz not null
);
select protect_tenant_table('sending_settings');

-- A sending is one content for many people: what it says is stored once, and for each of them only what is put into it.
create table sendings (
  shop_id bigint not null references shops(shop_id),
  sending_id uuid not null,
  sender_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  purpose text not null check (purpose in ('marketing', 'utility', 'service')),
  source_kind text not null check (source_kind in ('campaign', 'tool', 'broadcast', 'service')),
  source_type text not null,
  source_id uuid,
  content jsonb not null,
  value_names text[] not null,
  priority smallint not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  state text not null check (state in ('running', 'paused', 'cancelled')),
  changed_at timestamptz not null,
  recipients integer not null,
  -- Up to which of its recipients messages are written.
  expanded_to integer not null default 0,
  is_expanded boolean not null default false,
  looked_at timestamptz not null,
  primary key (shop_id, sending_id),
  foreign key (shop_id, sender_id) references senders(shop_id, sender_id)
);
create index sendings_to_expand on sendings (shop_id, looked_at) where ((not is_expanded) and state = 'running');
select protect_tenant_table('sendings');

-- One row for each link of a sending: which message was clicked is in the address itself.
create table sending_links (
  code text primary key,
  shop_id bigint not null,
  sending_id uuid not null,
  target_url text not null,
  foreign key (shop_id, sending_id) references sendings(shop_id, sending_id)
);
create index sending_links_by_sending on sending_links (shop_id, sending_id);
select protect_tenant_table('sending_links');

create table sending_recipients (
  shop_id bigint not null,
  sending_id uuid not null,
  recipient_no integer not null,
  subscriber_id uuid not null,
  value_texts text[] not null,
  primary key (shop_id, sending_id, recipient_no),
  unique (shop_id, sending_id, subscriber_id),
  foreign key (shop_id, sending_id) references sendings(shop_id, sending_id)
);
create index sending_recipients_by_subscriber on sending_recipients (shop_id, subscriber_id);
select protect_tenant_table('sending_recipients');

create table short_links (
  code text primary key,
  shop_id bigint not null references shops(shop_id),
  message_id uuid not null,
  message_created_at timestamptz not null,
  subscriber_id uuid not null,
  target_url text not null,
  counted_message_id uuid,
  counted_created_at timestamptz,
  constraint short_links_counted_whole check ((counted_message_id is null) = (counted_created_at is null))
);
create index short_links_by_age on short_links using brin (message_created_at);
-- Its link goes over to that one.
create index short_links_by_message on short_links (shop_id, message_id);
select protect_tenant_table('short_links');

-- How many tests a shop sent on each of its days.
create table test_days (
  shop_id bigint not null references shops(shop_id),
  day date not null,
  tests integer not null,
  primary key (shop_id, day)
);
select protect_tenant_table('test_days');

-- Whom tests went to who are no subscribers. A row of theirs among the subscribers would let receipts and broadcasts
-- find them.
create table test_recipients (
  shop_id bigint not null references shops(shop_id),
  recipient_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  used_at timestamptz not null,
  primary key (shop_id, recipient_id),
  unique (shop_id, channel, phone_e164)
);
create index test_recipients_by_age on test_recipients (used_at);
select protect_tenant_table('test_recipients');

-- Receipts that name no message of ours, kept to be looked into.
create table unmatched_receipts (
  receipt_id uuid primary key,
  channel text not null,
  provider_message_id text not null,
  status text not null,
  body jsonb not null,
  received_at timestamptz not null,
  -- The provider's id of the sender it was told of; null where nothing can be looked for.
  sender_external_id text,
  tries smallint not null default 0,
  -- When its message is looked for next; null when it is not.
  try_at timestamptz
);
create index unmatched_receipts_by_age on unmatched_receipts using brin (received_at);
create index unmatched_receipts_to_try on unmatched_receipts (try_at) where try_at is not null;

create table webhook_door_watch (
  only_row boolean default true primary key check (only_row),
  -- The product's clock: compared with the moments of messages.
  open_since timestamptz
);
insert into webhook_door_watch (open_since) values (null);

-- Since when the product could be told things by its providers, without a gap: only then is their silence a proof.
-- One row for each process that answers webhooks.
create table webhook_doors (
  process_id uuid primary key,
  -- The database's own clock.
  seen_at timestamptz not null
);

-- A file by its address, uploaded once and then named by its id. Without an id it waits to be uploaded (again).
create table whatsapp_uploads (
  shop_id bigint not null,
  sender_id uuid not null,
  address text not null check (length(address) <= 2048),
  media_id text,
  expires_at timestamptz,
  primary key (shop_id, sender_id, address),
  foreign key (shop_id, sender_id) references senders(shop_id, sender_id),
  check ((media_id is null) = (expires_at is null))
);
select protect_tenant_table('whatsapp_uploads');

create table workers (
  worker_id uuid primary key,
  started_at timestamptz not null,
  heartbeat_at timestamptz not null
);

-- ========== templates ==========

create table templates (
  shop_id bigint not null references shops(shop_id),
  template_id uuid not null,
  name text not null check ((name ~ '^[a-z0-9_]+$') and (length(name) <= 512)),
  language text not null,
  definition jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Who made a template: the product, for its campaigns, or the merchant. One that is deleted stays while messages that
  -- went out with it are shown, and its name stands for its text still.
  origin text not null default 'product' check (origin in ('product', 'merchant')),
  deleted_at timestamptz,
  primary key (shop_id, template_id),
  unique (shop_id, name, language)
);
create index templates_of_merchant on templates (shop_id, created_at) where (origin = 'merchant' and deleted_at is null);
select protect_tenant_table('templates');

create table template_submissions (
  shop_id bigint not null,
  submission_id uuid not null,
  sender_id uuid not null,
  provider_template_id text,
  name text not null,
  language text not null,
  category text not null check (category in ('MARKETING', 'UTILITY', 'AUTHENTICATION')),
  status text not null check (status in ('DRAFT', 'PENDING', 'ENABLED', 'REJECTED', 'PAUSED', 'DISABLED')),
  reason text,
  status_at timestamptz not null,
  category_at timestamptz,
  coming_category text,
  coming_category_at timestamptz,
  quality text not null default 'UNKNOWN' check (quality in ('GREEN', 'YELLOW', 'RED', 'UNKNOWN')),
  quality_at timestamptz,
  status_told_at timestamptz,
  -- When the provider came to count a template as something else: category_at is when it last said what it counts it as.
  category_changed_at timestamptz,
  primary key (shop_id, submission_id),
  constraint template_submissions_sender_name_language_key unique (shop_id, sender_id, name, language),
  foreign key (shop_id, sender_id) references senders(shop_id, sender_id),
  constraint template_submissions_template_fkey foreign key (shop_id, name, language) references templates(shop_id, name, language)
);
select protect_tenant_table('template_submissions');

-- ========== automations ==========

create table campaigns (
  shop_id bigint not null references shops(shop_id),
  channel text not null check (channel in ('WA', 'FB')),
  type text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  revision integer not null default 1,
  hold_out_percent smallint not null default 0 check (hold_out_percent >= 0 and hold_out_percent <= 50),
  locked_at timestamptz,
  primary key (shop_id, channel, type)
);
select protect_tenant_table('campaigns');

-- Where a cash-on-delivery order stands with its shopper, and how it came there.
create table cod_offers (
  shop_id bigint not null references shops(shop_id),
  order_id text not null,
  -- What the paid order is known by; random, since a shopper can put what they like on an order of their own.
  offer_id uuid not null,
  state text not null check (state in ('open', 'confirmed', 'cancelled', 'paying', 'paid', 'expired')),
  answered_at timestamptz,
  answered_message_id uuid,
  -- What the draft holds, from when a payment link was asked for.
  draft_lines text,
  draft_order_id text,
  invoice_url text,
  draft_failed_at timestamptz,
  draft_withdrawn_at timestamptz,
  link_said_at timestamptz,
  prepaid_order_id text,
  -- Each change, the oldest first: when, to what, because of what.
  history jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (shop_id, order_id),
  unique (shop_id, offer_id)
);
create index cod_offers_by_prepaid on cod_offers (shop_id, prepaid_order_id) where prepaid_order_id is not null;
select protect_tenant_table('cod_offers');

-- What campaigns decided: each message that was made or dropped, and what was not even waited for, with the facts of
-- that moment. It is read to say why; no decision is made again from what is known later.
create table decisions (
  shop_id bigint not null references shops(shop_id),
  decision_id uuid not null,
  decided_at timestamptz not null,
  campaign_type text not null,
  channel text not null check (channel in ('WA', 'FB')),
  -- What it was about, as kind:id, for example checkout:c1.
  subject text not null,
  drip_id uuid,
  subscriber_id uuid,
  outcome text not null check (outcome in ('send', 'drop', 'notStarted')),
  reason text,
  facts jsonb not null,
  message_id uuid,
  flow_id uuid,
  answers_message_id uuid,
  primary key (shop_id, decision_id),
  check ((outcome = 'send') = (reason is null))
);
create index decisions_by_age on decisions using brin (decided_at);
create index decisions_by_subject on decisions (shop_id, subject);
create index decisions_by_subscriber on decisions (shop_id, subscriber_id) where subscriber_id is not null;
-- What a campaign adds is asked by the campaign, of those it decided to write to or held out, the newest first.
create index decisions_compared on decisions (shop_id, channel, campaign_type, decided_at desc) include (subscriber_id, outcome) where (subscriber_id is not null and (outcome = 'send' or reason = 'heldOut'));
select protect_tenant_table('decisions');

-- What a campaign says at one point, for each shop. Without nodes it says what the product wrote, in each person's
-- language; with nodes, what the merchant made of it.
create table flows (
  shop_id bigint not null references shops(shop_id),
  flow_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  campaign_type text not null,
  flow_key text not null,
  nodes jsonb,
  revision integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id, flow_id),
  unique (shop_id, channel, campaign_type, flow_key)
);
select protect_tenant_table('flows');

create table drips (
  shop_id bigint not null,
  drip_id uuid not null,
  channel text not null,
  type text not null,
  drip_index text not null,
  delay_seconds integer not null check (delay_seconds >= 0),
  time_box jsonb not null,
  flow_id uuid not null,
  is_enabled boolean not null default true,
  settings jsonb not null,
  revision integer not null default 1,
  -- A template of the shop's own that a drip begins with as soon as it is approved. `awaited_judged_at`: when an approved one
  -- was found not to fit; it is looked at again when the drip's settings or the template change after that.
  awaited_template_id uuid,
  awaited_judged_at timestamptz,
  primary key (shop_id, drip_id),
  unique (shop_id, channel, type, drip_index),
  foreign key (shop_id, awaited_template_id) references templates(shop_id, template_id) on delete set null (awaited_template_id),
  foreign key (shop_id, channel, type) references campaigns(shop_id, channel, type),
  foreign key (shop_id, flow_id) references flows(shop_id, flow_id)
);
create index drips_awaiting on drips (shop_id, awaited_template_id) where awaited_template_id is not null;
select protect_tenant_table('drips');

-- What the time of a drip was set to, save by save, the newest fifty; and with the first how it was before, whose `save_id`
-- is null and whose moment is not known. A save that changed texts as well is noted under its id there.
create table drip_times (
  shop_id bigint not null,
  drip_id uuid not null,
  nth integer not null,
  save_id uuid,
  time_box jsonb not null,
  saved_at timestamptz not null,
  primary key (shop_id, drip_id, nth),
  foreign key (shop_id, drip_id) references drips(shop_id, drip_id) on delete cascade
);
select protect_tenant_table('drip_times');

-- What a flow said after each save, the newest fifty of each. One without `save_id` is how it was before the first.
create table flow_versions (
  shop_id bigint not null references shops(shop_id),
  flow_id uuid not null,
  revision integer not null,
  save_id uuid,
  nodes jsonb not null,
  saved_at timestamptz not null,
  primary key (shop_id, flow_id, revision),
  foreign key (shop_id, flow_id) references flows(shop_id, flow_id) on delete cascade
);
select protect_tenant_table('flow_versions');

-- Work that is due at a time; drained in due order, in the same transaction as its effects.
create table timers (
  shop_id bigint not null references shops(shop_id),
  timer_key text not null,
  kind text not null,
  -- Groups the timers that one event started, so that a later event can cancel or move them.
  subject text not null,
  due_at timestamptz not null,
  payload jsonb not null,
  attempts integer not null default 0,
  error text,
  -- Since when a timer that was due waits for its store to be asked.
  waiting_since timestamptz,
  -- A timer that fails again and again is put aside, seen by its merchant, and tried again when a person says so.
  given_up_at timestamptz,
  primary key (shop_id, timer_key)
);
create index timers_by_subject on timers (shop_id, subject);
create index timers_due on timers (due_at) where given_up_at is null;
-- The same for due timers. The index by time stays: it says quickly whether anything is due at all.
create index timers_due_by_shop on timers (shop_id, due_at) where given_up_at is null;
create index timers_given_up on timers (shop_id) where given_up_at is not null;
create index timers_waiting on timers (shop_id) where waiting_since is not null;
select protect_tenant_table('timers');
