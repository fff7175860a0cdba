-- Messages about consent are read before all others, also before those that wait longer. The release before stores none
-- of them so, and reads them in the order of its queue.
alter table webhook_inbox add column is_about_consent boolean not null default false;
create index webhook_inbox_consent on webhook_inbox (lane, due_at) where state = 'new' and is_about_consent;
