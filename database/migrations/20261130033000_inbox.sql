-- One thread for each person who wrote to the shop, for good.
create table inbox_threads (
  shop_id bigint not null references shops(shop_id),
  subscriber_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  state text not null check (state in ('waiting', 'answered', 'snoozed', 'done')),
  -- Since when the person waits for an answer; null if nobody waits.
  waiting_since timestamptz,
  snoozed_until timestamptz,
  -- The last message that a person of the team has to read.
  last_question_at timestamptz,
  last_message_at timestamptz not null,
  -- The beginning of the last message. Null for a message without text, which `last_kind` names.
  excerpt text,
  last_kind text not null,
  last_from text not null check (last_from in ('person', 'team')),
  -- The person of the team who cares for the thread. All zeros: the owner, who has no account.
  assignee_id uuid,
  sorted_at timestamptz not null generated always as (
    case when state = 'waiting' then waiting_since when state = 'snoozed' then snoozed_until else last_message_at end
  ) stored,
  primary key (shop_id, subscriber_id),
  foreign key (shop_id, subscriber_id) references subscribers(shop_id, subscriber_id),
  check ((state = 'snoozed') = (snoozed_until is not null)),
  check (state <> 'waiting' or waiting_since is not null),
  check (state not in ('answered', 'done') or waiting_since is null)
);
create index inbox_threads_by_state on inbox_threads (shop_id, state, sorted_at, subscriber_id);
create index inbox_threads_by_assignee on inbox_threads (shop_id, assignee_id, last_message_at, subscriber_id)
  where assignee_id is not null and state <> 'done';
create index inbox_threads_to_wake on inbox_threads (snoozed_until) where state = 'snoozed';
select protect_tenant_table('inbox_threads');

-- Until when each person of the team has read a thread.
create table inbox_reads (
  shop_id bigint not null references shops(shop_id),
  subscriber_id uuid not null,
  -- All zeros: the owner.
  member_id uuid not null,
  read_at timestamptz not null,
  primary key (shop_id, subscriber_id, member_id),
  foreign key (shop_id, subscriber_id) references subscribers(shop_id, subscriber_id)
);
select protect_tenant_table('inbox_reads');

-- Who of the team wrote a message.
create table inbox_replies (
  shop_id bigint not null references shops(shop_id),
  message_id uuid not null,
  member_id uuid not null,
  -- The name as it was then. Null: the owner.
  person text,
  written_at timestamptz not null,
  primary key (shop_id, message_id)
);
create index inbox_replies_by_age on inbox_replies using brin (written_at);
select protect_tenant_table('inbox_replies');

-- What the team notes in a thread. Shoppers never see it.
create table inbox_notes (
  shop_id bigint not null references shops(shop_id),
  note_id uuid not null,
  subscriber_id uuid not null,
  member_id uuid not null,
  person text,
  text text not null,
  written_at timestamptz not null,
  primary key (shop_id, note_id),
  foreign key (shop_id, subscriber_id) references subscribers(shop_id, subscriber_id)
);
create index inbox_notes_by_subscriber on inbox_notes (shop_id, subscriber_id, written_at desc);
select protect_tenant_table('inbox_notes');

-- Texts that the team sends often.
create table inbox_saved_replies (
  shop_id bigint not null references shops(shop_id),
  reply_id uuid not null,
  name text not null,
  name_key text not null generated always as (lower(name)) stored,
  text text not null,
  primary key (shop_id, reply_id),
  unique (shop_id, name_key)
);
select protect_tenant_table('inbox_saved_replies');
