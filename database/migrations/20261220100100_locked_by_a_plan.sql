-- When a change of plan switched a tool or a campaign off, so that the merchant is told. Whoever switches it on again clears it.
alter table opt_in_tools add column locked_at timestamptz;
alter table campaigns add column locked_at timestamptz;
