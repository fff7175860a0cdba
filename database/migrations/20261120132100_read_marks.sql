-- Messages of people that are to be marked as read at the provider: since when; null once that was tried.
alter table inbound_messages add column mark_read_since timestamptz;
create index inbound_messages_to_mark on inbound_messages (mark_read_since) where mark_read_since is not null;
