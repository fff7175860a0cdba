-- What waits for a discount code is taken up shop by shop, so that a store that does not answer holds up its own alone.
drop index outbox_held;
create index outbox_held on outbox (shop_id, due_at) where state = 'held';
