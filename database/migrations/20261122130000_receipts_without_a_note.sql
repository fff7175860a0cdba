-- A receipt that brings no note of ours back is known by the provider's id of its message alone. It may be there before
-- that id is: it is looked at again until its message is found, or a day has gone by.
alter table unmatched_receipts
  -- The provider's id of the sender it was told of; null where nothing can be looked for.
  add column sender_external_id text,
  add column tries smallint not null default 0,
  -- When its message is looked for next; null when it is not.
  add column try_at timestamptz;
create index unmatched_receipts_to_try on unmatched_receipts (try_at) where try_at is not null;

-- Receipts that bring our note back prove by their silence that a message never arrived; that any come at all shows
-- only that the way is open.
alter table receipt_flow
  alter column last_receipt_at drop not null,
  add column heard_at timestamptz;
update receipt_flow set heard_at = last_receipt_at;
alter table receipt_flow alter column heard_at set not null;

-- What the provider says a message costs, in its words: told with its delivery, and written with it.
alter table messages
  add column is_billable boolean,
  add column price_type text,
  add column price_category text;
