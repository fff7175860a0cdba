lock table order_credits, orders in access exclusive mode;
-- The list of orders goes by what each was worth, not by what is left of it.
create index order_credits_by_amount on order_credits (shop_id, amount_minor desc, order_id desc);
-- Those that are nobody's: of the shop's currency by their sum, of others by their number.
create index orders_by_total on orders (shop_id, currency, total_minor desc, order_id desc);
