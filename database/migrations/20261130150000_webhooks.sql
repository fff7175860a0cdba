-- Where programs of a shop want to be notified of events.
create table event_endpoints (
  shop_id bigint not null references shops(shop_id),
  endpoint_id uuid not null default gen_random_uuid(),
  url text not null,
  description text not null,
  event_types text[] not null,
  -- `off`: by a person. `gone`: its server said so. `failing`: nothing reached it for days.
  state text not null check (state in ('on', 'off', 'gone', 'failing')),
  secret_sealed bytea not null,
  -- The secret before, which also signs until this moment.
  former_secret_sealed bytea,
  former_secret_until timestamptz,
  created_at timestamptz not null,
  -- Exact to a minute.
  last_delivered_at timestamptz,
  -- The first failure after which nothing was delivered.
  failing_since timestamptz,
  warned_at timestamptz,
  -- Its server asked to wait until then.
  paused_until timestamptz,
  primary key (shop_id, endpoint_id),
  check ((former_secret_sealed is null) = (former_secret_until is null))
);
select protect_tenant_table('event_endpoints');

-- What happened in shops whose endpoints want to know. Written in the transaction of the event, without a body.
create table shop_events (
  shop_id bigint not null references shops(shop_id),
  event_id uuid not null,
  type text not null,
  -- The id of the thing that it happened to.
  subject_id text not null,
  subscriber_id uuid,
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  -- What the thing itself does not store.
  detail jsonb,
  body text,
  -- When its body and its deliveries were made.
  prepared_at timestamptz,
  primary key (shop_id, event_id)
);
create index shop_events_to_prepare on shop_events (shop_id, created_at) where prepared_at is null;
create index shop_events_by_age on shop_events (created_at);
create index shop_events_by_subscriber on shop_events (shop_id, subscriber_id) where subscriber_id is not null;
select protect_tenant_table('shop_events');

-- An event on its way to one endpoint.
create table event_deliveries (
  shop_id bigint not null references shops(shop_id),
  endpoint_id uuid not null,
  event_id uuid not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- The attempt that a worker makes now. A later attempt has another id, so an answer that is too late changes nothing.
  attempt_id uuid,
  attempted_at timestamptz,
  -- The HTTP status of the last answer, and how the answer begins.
  status integer,
  answer text,
  -- Why the last attempt failed.
  fault text,
  created_at timestamptz not null,
  primary key (shop_id, endpoint_id, event_id),
  foreign key (shop_id, endpoint_id) references event_endpoints (shop_id, endpoint_id) on delete cascade,
  foreign key (shop_id, event_id) references shop_events (shop_id, event_id) on delete cascade
);
create index event_deliveries_due on event_deliveries (due_at) where state = 'waiting';
create index event_deliveries_of_endpoint on event_deliveries (shop_id, endpoint_id, due_at) where state = 'waiting';
create index event_deliveries_log on event_deliveries (shop_id, endpoint_id, created_at, event_id);
create index event_deliveries_by_event on event_deliveries (shop_id, event_id);
select protect_tenant_table('event_deliveries');
