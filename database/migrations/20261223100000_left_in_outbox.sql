-- Cancelling a sending used to stop early when a receipt had moved one of its messages on, and a row that somebody held at
-- that moment was passed over. Rows that were left behind like that are settled here, as the job does it now.
with gone as (
  delete from outbox o using sendings s
  where s.state = 'cancelled' and o.shop_id = s.shop_id and o.sending_id = s.sending_id
    and o.state in ('queued', 'awaiting_code', 'paused')
  returning o.shop_id, o.message_id, o.created_at
)
update messages m set state = 'skipped', verdict = coalesce(m.verdict, '{}') ||
  jsonb_build_object('verdict', 'skip', 'reason', 'cancelled', 'at', clock_timestamp())
from gone g
where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at and m.state = 'queued';

update outbox o set state = 'queued' from sendings s
where s.state = 'running' and o.shop_id = s.shop_id and o.sending_id = s.sending_id and o.state = 'paused';
