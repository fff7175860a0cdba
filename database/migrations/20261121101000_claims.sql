-- What a worker took out of the outbox and has not answered for yet, one row for each batch: a message that is being
-- sent is taken out once, instead of being marked there (three indexes) and removed later. Ids only, in arrays that
-- belong together; they suffice to put back what a dead worker leaves.
create table claims (
  -- Later claims have higher numbers, whatever the workers' clocks say.
  claim_id bigint generated always as identity primary key,
  shop_id bigint not null,
  sender_id uuid not null,
  worker_id uuid not null,
  claimed_at timestamptz not null,
  message_ids uuid[] not null,
  created_ats timestamptz[] not null,
  expires_ats timestamptz[] not null,
  priorities smallint[] not null,
  attempts smallint[] not null,
  unknown_retries smallint[] not null,
  sending_ids uuid[] not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
-- Random ids do not compress: trying to costs more than it saves.
alter table claims alter column message_ids set storage external;
alter table claims alter column created_ats set storage external;
alter table claims alter column expires_ats set storage external;
alter table claims alter column sending_ids set storage external;

alter table claims enable row level security;
create policy own_shop on claims to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on claims to bellbird_shop;

-- The server rests while it is migrated: what was being sent has nobody who knows of it.
update outbox set state = 'uncertain', reason = 'worker died' where state = 'sending';
drop index outbox_sending;
alter table outbox drop column worker_id;
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check check (state in ('held', 'queued', 'uncertain', 'paused'));
