-- Test orders are not credited, and amounts in a currency other than the shop's do not count as money. These orders of
-- earlier releases are counted again.
insert into credit_checks (shop_id, order_id, look_at)
select o.shop_id, o.order_id, '-infinity' from orders o
where o.is_test and exists (select from order_credits c where c.shop_id = o.shop_id and c.order_id = o.order_id)
on conflict (shop_id, order_id) do update set look_at = excluded.look_at;

insert into audience_changes (shop_id, kind, order_id)
select o.shop_id, 'order', o.order_id from orders o join shops s on s.shop_id = o.shop_id
where o.currency <> s.currency and not o.is_test;

-- After a shop changed its currency, the amounts of all its orders count differently.
create function note_currency() returns trigger language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, order_id)
  select shop_id, 'order', order_id from orders where shop_id = new.shop_id;
  return null;
end $$;
create trigger note_changed_currency after update of currency on shops for each row
  when (old.currency is distinct from new.currency) execute function note_currency();
