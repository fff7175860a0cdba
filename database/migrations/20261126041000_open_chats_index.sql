-- Whoever tries a message out on Messenger is chosen among those who wrote last.
create index subscribers_by_last_word on subscribers (shop_id, last_inbound_at desc)
  where channel = 'FB' and last_inbound_at is not null;
