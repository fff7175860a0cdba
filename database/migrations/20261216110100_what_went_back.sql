-- What went back on some days is summed from two indexes alone: what of which order, and whose those orders are.
lock table order_credits, credit_lines in access exclusive mode;
drop index credit_lines_moved;
create index credit_lines_moved on credit_lines (shop_id, day) include (order_id, kind, amount_minor) where kind <> 'order';
create index order_credits_returned on order_credits (shop_id, order_id)
  include (channel, source_type, source_id, touch_kind) where returned_minor > 0;
