-- What waits for its discount code is named by that. A message waits for it only once the gate has let it through, so
-- that the code ends as long after the message goes as its drip promises.
drop index outbox_held;
alter table outbox drop constraint outbox_state_check;
update outbox set state = 'awaiting_code' where state = 'held';
alter table outbox add constraint outbox_state_check
  check (state in ('awaiting_code', 'queued', 'uncertain', 'paused'));
create index outbox_awaiting_code on outbox (shop_id, due_at) where state = 'awaiting_code';

-- How long a code is promised to be good for, and until when it is in the store: what was made before is as it is.
update messages m set verdict = jsonb_set(m.verdict, '{discount}', m.verdict -> 'discount' ||
  case when o.state = 'awaiting_code'
    then jsonb_build_object('validSeconds',
      greatest(1, ceil(extract(epoch from (m.verdict #>> '{discount,expiresAt}')::timestamptz - m.created_at))::int))
    else jsonb_build_object('validSeconds', 0, 'endsAt', m.verdict #> '{discount,expiresAt}')
  end)
from (
  select shop_id, message_id, created_at, state from outbox
  union all
  select shop_id, unnest(message_ids), unnest(created_ats), 'queued' from claims
) o
where m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
  and m.verdict #> '{discount,expiresAt}' is not null;

-- The discounts of the store that hold the single-use codes of messages: one for each percentage and each end. The row
-- is there before the store is asked, with the code that it is begun with, so that it is found again by that.
create table store_discounts (
  shop_id bigint not null references shops,
  percent_hundredths integer not null check (percent_hundredths between 1 and 9999),
  ends_at timestamptz not null,
  first_code text not null,
  -- The store's name for it; null until the store has told.
  discount_id text,
  primary key (shop_id, percent_hundredths, ends_at)
);
create index store_discounts_by_age on store_discounts (ends_at);
select protect_tenant_table('store_discounts');
