-- A sending is one content for many people: what it says is stored once, and for each of them only what is put into it.
create table sendings (
  shop_id bigint not null references shops,
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
  foreign key (shop_id, sender_id) references senders (shop_id, sender_id)
);
create index sendings_to_expand on sendings (looked_at) where not is_expanded and state = 'running';

create table sending_recipients (
  shop_id bigint not null,
  sending_id uuid not null,
  recipient_no integer not null,
  subscriber_id uuid not null,
  value_texts text[] not null,
  primary key (shop_id, sending_id, recipient_no),
  unique (shop_id, sending_id, subscriber_id),
  foreign key (shop_id, sending_id) references sendings (shop_id, sending_id)
);
create index sending_recipients_by_subscriber on sending_recipients (shop_id, subscriber_id);

-- One row for each link of a sending: which message was clicked is in the address itself.
create table sending_links (
  code text primary key,
  shop_id bigint not null,
  sending_id uuid not null,
  target_url text not null,
  foreign key (shop_id, sending_id) references sendings (shop_id, sending_id)
);
create index sending_links_by_sending on sending_links (shop_id, sending_id);

alter table sendings enable row level security;
alter table sending_recipients enable row level security;
alter table sending_links enable row level security;
create policy own_shop on sendings to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
create policy own_shop on sending_recipients to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
create policy own_shop on sending_links to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on sendings, sending_recipients, sending_links to bellbird_shop;

alter table messages alter column content drop not null, add column value_texts text[];
alter table messages add constraint messages_content_or_sending check (content is not null or sending_id is not null);

-- A sending's row says itself whether it is held.
drop table held_sendings;

-- Its first 48 bits are the moment's milliseconds: receipts find a message's month by its id.
create function message_id_at(moment timestamptz) returns uuid language sql volatile as $$
  select overlay(gen_random_uuid()::text placing
    overlay(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7'
    from 1 for 15)::uuid
$$;
