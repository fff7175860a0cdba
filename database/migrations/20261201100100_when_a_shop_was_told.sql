-- When its store said what is kept of its settings: what it said before may come later.
alter table shops add column settings_told_at timestamptz;
