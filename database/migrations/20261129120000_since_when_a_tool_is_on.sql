-- Since when a tool is on: what was switched on a moment ago is not yet idle. Null where it was before this was kept, or is off.
alter table opt_in_tools add column switched_on_at timestamptz;
