-- When the event happened that a message follows, for example when its cart was left: the event's own row may have
-- changed since. Null where nobody told, as for messages from before.
alter table messages add column source_at timestamptz;
