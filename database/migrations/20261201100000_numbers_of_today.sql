-- Mexicans are dialled without the 1 that WhatsApp still names them with, and Brazilians' mobiles with the 9 that it leaves
-- out: people, their carts and their orders are known by the number of today.
create function pg_temp.of_today(phone text) returns text language sql immutable as $$
  select case
    when phone ~ '^\+521\d{10}$' then '+52' || substr(phone, 5)
    when phone ~ '^\+55\d\d[6-9]\d{7}$' then substr(phone, 1, 5) || '9' || substr(phone, 6)
  end
$$;

-- Who is somebody else's row by that number is left: the two are joined by the next word of the person.
update subscribers s set phone_e164 = pg_temp.of_today(s.phone_e164)
where pg_temp.of_today(s.phone_e164) is not null and not exists (
  select from subscribers o
  where o.shop_id = s.shop_id and o.channel = s.channel and o.phone_e164 = pg_temp.of_today(s.phone_e164)
);
update customers set phone_e164 = pg_temp.of_today(phone_e164) where pg_temp.of_today(phone_e164) is not null;
update checkouts set phone_e164 = pg_temp.of_today(phone_e164) where pg_temp.of_today(phone_e164) is not null;
update orders set phone_e164 = pg_temp.of_today(phone_e164) where pg_temp.of_today(phone_e164) is not null;
