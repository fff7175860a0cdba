-- An Argentine phone is stored as WhatsApp writes it, with a 9 before the area code. A person who is there in both
-- spellings keeps both rows: they are looked up by either, and merged when they are next heard of.
update customers set phone_e164 = '+549' || substr(phone_e164, 4) where phone_e164 ~ '^\+54[0-8]\d{9}$';
update checkouts set phone_e164 = '+549' || substr(phone_e164, 4) where phone_e164 ~ '^\+54[0-8]\d{9}$';
update orders set phone_e164 = '+549' || substr(phone_e164, 4) where phone_e164 ~ '^\+54[0-8]\d{9}$';
update privacy_requests set phone_e164 = '+549' || substr(phone_e164, 4) where phone_e164 ~ '^\+54[0-8]\d{9}$';
update test_recipients r set phone_e164 = '+549' || substr(phone_e164, 4)
where phone_e164 ~ '^\+54[0-8]\d{9}$' and not exists (
  select from test_recipients o
  where o.shop_id = r.shop_id and o.channel = r.channel and o.phone_e164 = '+549' || substr(r.phone_e164, 4));
update subscribers s set phone_e164 = '+549' || substr(phone_e164, 4)
where phone_e164 ~ '^\+54[0-8]\d{9}$' and not exists (
  select from subscribers o
  where o.shop_id = s.shop_id and o.channel = s.channel and o.phone_e164 = '+549' || substr(s.phone_e164, 4));
