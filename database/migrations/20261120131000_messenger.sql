-- Messenger's receipts name no message of ours, and a number may be reached through Gupshup.

-- What Messenger told of each message it took from us: its id, and the moment that its watermarks count by.
create table messenger_echoes (
  shop_id bigint not null references shops,
  provider_message_id text not null,
  subscriber_id uuid not null,
  message_id uuid not null,
  message_created_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (shop_id, provider_message_id)
);
create index messenger_echoes_by_subscriber on messenger_echoes (shop_id, subscriber_id, sent_at);

-- How far a person's messages are delivered and read, for those whose echo comes later than that.
create table messenger_marks (
  shop_id bigint not null references shops,
  subscriber_id uuid not null,
  delivered_until timestamptz,
  read_until timestamptz,
  primary key (shop_id, subscriber_id)
);

alter table senders
  -- Through whom a WhatsApp number is reached; a page is always reached through Meta.
  add column provider text not null default 'meta' check (provider in ('meta', 'gupshup'));

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['messenger_echoes', 'messenger_marks'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
end $$;
