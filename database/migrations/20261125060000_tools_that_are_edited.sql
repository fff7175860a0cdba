-- A merchant edits a tool: `revision` goes up with each save, so that two who save at once are told of it. A tool that
-- was deleted keeps its row: what was agreed to through it names it, and what was counted of it stays counted.
alter table opt_in_tools
  add column revision integer not null default 1,
  add column deleted_at timestamptz,
  add constraint opt_in_tools_deleted_is_off check (deleted_at is null or not is_active);
