-- Two designs of an opt-in tool that are compared: `settings` is the other one's, whole, as it was when it began.
create table tool_experiments (
  shop_id bigint not null,
  experiment_id uuid not null,
  tool_id uuid not null,
  settings jsonb not null,
  hold_out_percent integer not null check (hold_out_percent between 0 and 50),
  began_at timestamptz not null,
  ended_at timestamptz,
  kept text check (kept in ('A', 'B')),
  primary key (shop_id, experiment_id),
  foreign key (shop_id, tool_id) references opt_in_tools,
  check ((ended_at is null) = (kept is null))
);
create unique index tool_experiments_running on tool_experiments (shop_id, tool_id) where ended_at is null;
create index tool_experiments_of_tool on tool_experiments (shop_id, tool_id, began_at);
select protect_tenant_table('tool_experiments');

-- Each visitor of an experiment once, by a number that is theirs in this experiment alone. It names its experiment without
-- a foreign key: thousands of visitors at once would each lock that one row.
create table experiment_visitors (
  shop_id bigint not null,
  experiment_id uuid not null,
  visitor bigint not null,
  arm text not null check (arm in ('A', 'B', 'heldOut')),
  seen_at timestamptz not null,
  opted_in_at timestamptz,
  primary key (shop_id, experiment_id, visitor)
);
create index experiment_visitors_by_age on experiment_visitors (seen_at);
select protect_tenant_table('experiment_visitors');
