-- Whether a cart may still be reminded of is asked for each message at the moment it is sent: what its shopper ordered
-- or began since. Each answer is one step in an index whose order is when the order or checkout was made.
drop index orders_by_customer;
create index orders_by_customer on orders (shop_id, customer_id, store_created_at desc) where customer_id is not null;
drop index checkouts_by_phone;
create index checkouts_by_phone on checkouts (shop_id, phone_e164, store_created_at desc) where phone_e164 is not null;
drop index checkouts_by_customer;
create index checkouts_by_customer on checkouts (shop_id, customer_id, store_created_at desc) where customer_id is not null;
drop index checkouts_by_email;
create index checkouts_by_email on checkouts (shop_id, email_key, store_created_at desc) where email_key is not null;
