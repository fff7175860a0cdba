-- Removes a chat's link to a customer when the last browser that proves the customer is deleted.
create or replace function end_chat_customers() returns trigger language plpgsql as $$
begin
  update subscribers s set customer_id = null from gone g
  where g.customer_id is not null and s.shop_id = g.shop_id and s.subscriber_id = g.subscriber_id
    and s.channel = 'FB' and s.customer_id = g.customer_id
    and not exists (select from chat_browsers b
      where b.shop_id = g.shop_id and b.subscriber_id = g.subscriber_id and b.customer_id = g.customer_id);
  return null;
end $$;

create or replace trigger end_chat_customers after delete on chat_browsers
  referencing old table as gone for each statement execute function end_chat_customers();
