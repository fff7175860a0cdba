-- A message that follows another of the same flow is out of the claim's sight until that one was sent or came to its end.
alter table outbox add column after_message_id uuid;
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('awaiting_code', 'queued', 'uncertain', 'paused', 'following'));
create index outbox_following on outbox (due_at) where state = 'following';
