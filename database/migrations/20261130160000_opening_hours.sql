-- When the team of a shop answers, and what a shopper gets who asks at another time.
create table inbox_settings (
  shop_id bigint primary key references shops(shop_id),
  hours_on boolean not null,
  -- The periods of each weekday and the closed days, as `OpeningHours`.
  hours jsonb not null,
  away_on boolean not null,
  away_text text not null
);
select protect_tenant_table('inbox_settings');

-- Each wait of a person for an answer of the team, from the first question on.
create table inbox_waits (
  shop_id bigint not null references shops(shop_id),
  wait_id uuid not null,
  subscriber_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  started_at timestamptz not null,
  -- Null while the person waits.
  ended_at timestamptz,
  -- How it ended. `done`: the team finished the thread without an answer.
  ended_by text check (ended_by in ('reply', 'outside', 'done')),
  -- How long the person waited, within the opening hours of that time.
  open_ms bigint,
  -- When it was decided whether the away message is sent: once for each wait.
  judged_at timestamptz,
  -- The provider's id of the question that the away message answers; null if none was sent.
  away_event text,
  primary key (shop_id, wait_id),
  foreign key (shop_id, subscriber_id) references subscribers(shop_id, subscriber_id),
  check ((ended_at is null) = (ended_by is null)),
  check (ended_at >= started_at),
  check (away_event is null or judged_at is not null)
);
create unique index inbox_waits_open on inbox_waits (shop_id, subscriber_id) where ended_at is null;
create index inbox_waits_by_subscriber on inbox_waits (shop_id, subscriber_id, judged_at);
create index inbox_waits_by_start on inbox_waits (shop_id, started_at) include (ended_at, ended_by, open_ms);
create index inbox_waits_by_age on inbox_waits using brin (ended_at);
select protect_tenant_table('inbox_waits');

-- Whoever waits now got no away message, and gets none for this wait.
insert into inbox_waits (shop_id, wait_id, subscriber_id, channel, started_at, judged_at)
select shop_id, gen_random_uuid(), subscriber_id, channel, waiting_since, waiting_since
from inbox_threads where waiting_since is not null;
