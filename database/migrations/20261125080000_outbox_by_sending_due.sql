-- How many messages of a sending are due soon is asked before more of them are written.
create index outbox_by_sending_due on outbox (shop_id, sending_id, due_at) where sending_id is not null;
drop index outbox_by_sending;
