-- One subscriber per person, and what the law asks: requests to see and to erase, and whom nobody may import again.

-- A row that turned out to be the same person as another: its id leads to the one that stayed, for ever.
create table subscriber_aliases (
  shop_id bigint not null references shops,
  subscriber_id uuid not null,
  merged_into uuid not null,
  merged_at timestamptz not null,
  primary key (shop_id, subscriber_id)
);
create index subscriber_aliases_by_survivor on subscriber_aliases (shop_id, merged_into);

-- The keys of a merged person's messages are found by their messages; ids come in order, so the index grows at its end.
create index message_keys_by_message on message_keys (message_id);
create index subscribers_by_customer on subscribers (shop_id, customer_id) where customer_id is not null;
create index customers_by_phone on customers (shop_id, phone_e164) where phone_e164 is not null;

-- What the store itself says of a customer's consent to WhatsApp: kept beside the customer, never a consent of ours.
alter table customers
  add column whatsapp_consent text,
  add column whatsapp_consent_at timestamptz;

-- People who were erased, as keyed hashes of their numbers: a list that still names them may not be imported.
create table suppressed_phones (
  shop_id bigint not null references shops,
  phone_hash bytea not null,
  suppressed_at timestamptz not null,
  primary key (shop_id, phone_hash)
);

create table privacy_requests (
  shop_id bigint not null references shops,
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
  primary key (shop_id, request_id)
);
create index privacy_requests_by_age on privacy_requests (shop_id, received_at desc);
create index privacy_requests_files on privacy_requests (files_expire_at) where files_key is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['subscriber_aliases', 'suppressed_phones', 'privacy_requests'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
end $$;
