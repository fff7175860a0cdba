-- What is thrown away is found by its age. Rows come in the order of their age, so that a summary of each stretch of
-- pages is enough, and costs next to nothing; deliveries live for days only, and their pages are soon used again.
create index webhook_deliveries_by_age on webhook_deliveries (received_at);
create index webhook_inbox_by_age on webhook_inbox using brin (received_at);
create index unmatched_receipts_by_age on unmatched_receipts using brin (received_at);
create index message_keys_by_age on message_keys using brin (created_at);
create index touches_by_age on touches using brin (touched_at);
create index short_links_by_age on short_links using brin (message_created_at);
create index messenger_echoes_by_age on messenger_echoes using brin (sent_at);
create index inbound_messages_by_age on inbound_messages using brin (received_at);
