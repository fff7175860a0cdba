-- A list of people that a merchant brings: uploaded, mapped, read in the background, and kept as who was on it.
create table imports (
  shop_id bigint not null references shops,
  import_id uuid not null,
  name text not null,
  state text not null check (state in (
    'created', 'uploaded', 'queued', 'reading', 'adding', 'completed', 'failed', 'cancelled', 'deleted')),
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
create index imports_open on imports (due_at) where state in ('queued', 'reading', 'adding');
create index imports_of_shop on imports (shop_id, created_at desc);
create index imports_to_clear on imports (shop_id) where state in ('created', 'uploaded', 'deleted') or file_key is not null or errors_key is not null;
select protect_tenant_table('imports');

-- The people of a file while it is read, one row a number, in the order in which they are added. Not logged: after a
-- crash of the database the file is read anew.
create unlogged table import_rows (
  shop_id bigint not null,
  import_id uuid not null,
  phone_e164 text not null collate "C",
  row_no integer not null,
  first_name text,
  last_name text,
  email text,
  locale text,
  has_agreed boolean not null,
  tags text[],
  -- In the order of the plan's attributes, as text that its type reads.
  value_texts text[],
  primary key (shop_id, import_id, phone_e164)
);
select protect_tenant_table('import_rows');

-- Rows of a file that were not taken, or not whole, until they are in the file of errors.
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
create index import_members_of_person on import_members (shop_id, subscriber_id);
select protect_tenant_table('import_members');

-- What a shop knows of people beyond what every shop does: the columns of lists that the merchant kept.
create table attributes (
  shop_id bigint not null references shops,
  attribute_id uuid not null,
  name text not null,
  name_key text not null generated always as (lower(name)) stored,
  value_type text not null check (value_type in ('valueString', 'valueNumber', 'valueDate')),
  created_at timestamptz not null,
  primary key (shop_id, attribute_id),
  unique (shop_id, name_key)
);
select protect_tenant_table('attributes');

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
