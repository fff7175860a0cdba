-- When the event happened that a message follows, for example when its cart was left, and what it was worth then: the
-- event's own row may have changed since, as a cart does by being paid. Null where nobody told, as before this.
alter table messages add column source_at timestamptz;
alter table messages add column source_minor bigint;
