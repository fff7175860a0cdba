-- A person who is to be shown or forgotten is looked up by the store's customer too.
create index orders_by_customer on orders (shop_id, customer_id) where customer_id is not null;
create index checkouts_by_customer on checkouts (shop_id, customer_id) where customer_id is not null;
