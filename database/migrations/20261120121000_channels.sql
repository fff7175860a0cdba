-- The page and the number that a shop sends from: how they were connected, lost and replaced, and the
-- shop's settings for WhatsApp.

alter table senders
  -- No longer what the shop sends from: the page was disconnected or changed, the number replaced.
  add column released_at timestamptz,
  -- The provider refused its token for good; only a new connection helps.
  add column token_died_at timestamptz,
  -- When the provider was last asked how it is.
  add column checked_at timestamptz,
  add column name_status text,
  -- The two-step code the number was registered with; whoever registers it again is asked for it.
  add column registration_pin_sealed bytea;

-- One shop at a time holds a page or number; what it released, another may connect.
drop index senders_external;
create unique index senders_external on senders (channel, external_id) where released_at is null;
create unique index senders_external_of_shop on senders (shop_id, channel, external_id);

-- Null until the shop has a page, or the placeholder that stands in for one.
alter table shops add column facebook_onboarded_at timestamptz;
update shops set facebook_onboarded_at = installed_at;

-- The last page a shop connected, and who connected it; it stays when the page is gone, to name it.
create table facebook_pages (
  shop_id bigint primary key references shops,
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
  foreign key (shop_id, sender_id) references senders
);

create table whatsapp_attributes (
  shop_id bigint primary key references shops,
  attributes jsonb not null,
  changed_at timestamptz not null
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['facebook_pages', 'whatsapp_attributes'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
end $$;
