-- Files in WhatsApp messages: ours, that WhatsApp keeps under an id for a while, and those that people send.

-- A file by its address, uploaded once and then named by its id. Without an id it waits to be uploaded (again).
create table whatsapp_uploads (
  shop_id bigint not null,
  sender_id uuid not null,
  address text not null check (length(address) <= 2048),
  media_id text,
  expires_at timestamptz,
  primary key (shop_id, sender_id, address),
  foreign key (shop_id, sender_id) references senders,
  check ((media_id is null) = (expires_at is null))
);

-- Whether people see that their messages to this number were seen.
alter table senders add column marks_read boolean not null default true;

-- What a message holds that is no text: a place, people, an order, a reaction, what is known of a file.
alter table inbound_messages add column details jsonb;

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
  foreign key (shop_id, channel, provider_message_id) references inbound_messages on delete cascade,
  check ((state = 'stored') = (storage_key is not null)),
  check ((state = 'refused') = (reason is not null))
);
create index inbound_media_waiting on inbound_media (due_at) where state = 'waiting';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['whatsapp_uploads', 'inbound_media'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
end $$;
