-- A shop's account on the support chat server. What each step made is kept, so that a broken sign-up goes on.
create table support_chats (
  shop_id bigint primary key references shops,
  admin_email text not null,
  account_id bigint,
  user_id bigint,
  claimed_at timestamptz not null,
  signed_up_at timestamptz
);

-- Merchants who asked us to write to them on WhatsApp.
create table chat_requests (
  shop_id bigint not null references shops,
  request_id uuid not null,
  phone text not null,
  created_at timestamptz not null,
  primary key (shop_id, request_id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['support_chats', 'chat_requests'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_shop on %I to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to bellbird_shop', tenant_table);
  end loop;
end $$;
