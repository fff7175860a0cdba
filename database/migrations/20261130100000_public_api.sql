-- Keys of programs that use the API. Only the hash of a key is stored. Looked up before the shop is known.
create table api_keys (
  key_hash bytea not null primary key,
  key_id uuid not null default gen_random_uuid(),
  shop_id bigint not null references shops(shop_id),
  name text not null,
  -- The last characters of the key, so that people recognise it.
  ending text not null,
  scopes text[] not null,
  -- The version of the API at the creation of the key: its answers keep this shape.
  revision text not null,
  -- Null: the owner.
  made_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  unique (shop_id, key_id)
);
create index api_keys_by_shop on api_keys (shop_id, created_at);

-- Requests that change something, by the key that the program chose for them, so that a repeated request is done once.
create table api_requests (
  shop_id bigint not null references shops(shop_id),
  key_id uuid not null,
  idempotency_key text not null,
  request_hash bytea not null,
  started_at timestamptz not null,
  -- The ids and outcomes of its work, without data about people. Null while the request runs.
  done jsonb,
  primary key (shop_id, key_id, idempotency_key),
  foreign key (shop_id, key_id) references api_keys (shop_id, key_id) on delete cascade
);
create index api_requests_by_age on api_requests (started_at);
select protect_tenant_table('api_requests');
