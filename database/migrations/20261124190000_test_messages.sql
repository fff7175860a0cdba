-- A test goes to a number that the merchant types: it is a message, with its receipts, and counts in no figure.
alter table messages drop constraint messages_source_kind_check;
alter table messages add constraint messages_source_kind_check
  check (source_kind in ('campaign', 'tool', 'broadcast', 'service', 'test')) not valid;
alter table messages validate constraint messages_source_kind_check;

-- Whom tests went to who are no subscribers. A row of theirs among the subscribers would let receipts and broadcasts
-- find them.
create table test_recipients (
  shop_id bigint not null references shops,
  recipient_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  used_at timestamptz not null,
  primary key (shop_id, recipient_id),
  unique (shop_id, channel, phone_e164)
);
create index test_recipients_by_age on test_recipients (used_at);
select protect_tenant_table('test_recipients');

-- How many tests a shop sent on each of its days.
create table test_days (
  shop_id bigint not null references shops,
  day date not null,
  tests integer not null,
  primary key (shop_id, day)
);
select protect_tenant_table('test_days');
