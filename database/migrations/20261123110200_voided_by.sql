-- What makes a message void that waits: its campaign says so when it is written, and the gate asks no more than that.
alter table messages add column voided_by text check (voided_by in ('cartEnding'));
update messages m set voided_by = 'cartEnding' from outbox o
where o.shop_id = m.shop_id and o.message_id = m.message_id and o.created_at = m.created_at
  and m.source_type = 'abandonedCart';
