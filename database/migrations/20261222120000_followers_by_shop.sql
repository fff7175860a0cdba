-- Messages that follow another are released shop by shop; the index by time says whether any is due.
create index outbox_following_by_shop on outbox (shop_id, due_at) where state = 'following';
