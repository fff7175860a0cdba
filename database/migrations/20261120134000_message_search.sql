-- An address is looked up in small letters. A column of its own, since behind row-level security an index on lower(…)
-- is not used: that function is not leakproof.
alter table customers add column email_key text generated always as (lower(email)) stored;
alter table subscribers add column email_key text generated always as (lower(email)) stored;
alter table checkouts add column email_key text generated always as (lower(email)) stored;
alter table orders add column email_key text generated always as (lower(email)) stored;

-- What a merchant looks a message up by: an address, an order's name, an order's credit, what a person wrote. None of
-- these columns changes in the daily run of things, so that updates of their rows stay in place.
create index customers_by_email on customers (shop_id, email_key) where email_key is not null;
create index subscribers_by_email on subscribers (shop_id, email_key) where email_key is not null;
create index checkouts_by_email on checkouts (shop_id, email_key, store_updated_at desc) where email_key is not null;
create index orders_by_email on orders (shop_id, email_key, store_created_at desc) where email_key is not null;
create index orders_by_name on orders (shop_id, name);
create index order_credits_by_message on order_credits (shop_id, message_id);
create index inbound_messages_by_subscriber on inbound_messages (shop_id, subscriber_id, received_at desc);

-- How old, by the provider's own times, the newest receipt of the last batch was when it came in.
alter table receipt_flow add column lag_seconds integer not null default 0 check (lag_seconds >= 0);
