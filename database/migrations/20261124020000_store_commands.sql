-- What is to be done in a store: written with the decision, done after its commit, and never twice.
create table store_commands (
  shop_id bigint not null references shops,
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
create index store_commands_due on store_commands (due_at) where state = 'due';
create index store_commands_given_up on store_commands (shop_id) where state = 'givenUp';
create index store_commands_by_order on store_commands (shop_id, order_id);
select protect_tenant_table('store_commands');
