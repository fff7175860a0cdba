-- A transaction that was running when two rows of one person were merged may still write the id that is gone. Each merge
-- is repeated until no such transaction is left.
create table unsettled_merges (
  shop_id bigint not null references shops,
  subscriber_id uuid not null,
  merged_at timestamptz not null,
  older_transactions text[],
  check_at timestamptz not null,
  checks integer not null default 0,
  primary key (shop_id, subscriber_id)
);
create index unsettled_merges_by_check on unsettled_merges (check_at);
select protect_tenant_table('unsettled_merges');

-- Merges from before this table may have left something behind as well.
insert into unsettled_merges (shop_id, subscriber_id, merged_at, check_at)
select shop_id, subscriber_id, merged_at, merged_at from subscriber_aliases;

-- Whom an erasure is of, from its first transaction until no other one is left that may still write what it read of them.
alter table privacy_requests add column erasing jsonb;

-- How each invariant of the rows was found at its last check; `turn` says when the checks last started.
create table invariant_checks (
  name text primary key,
  checked_at timestamptz not null,
  violations text[] not null
);
