-- The people of a broadcast are paged through by its sendings, the oldest message first, without sorting all of them.
create index messages_by_sending on messages (shop_id, sending_id, message_id) where sending_id is not null;
