-- What campaigns decided: each message that was made or dropped, and what was not even waited for, with the facts of
-- that moment. It is read to say why; no decision is made again from what is known later.
create table decisions (
  shop_id bigint not null references shops,
  decision_id uuid not null,
  decided_at timestamptz not null,
  campaign_type text not null,
  channel text not null check (channel in ('WA', 'FB')),
  -- What it was about, as kind:id, for example checkout:c1.
  subject text not null,
  drip_id uuid,
  subscriber_id uuid,
  outcome text not null check (outcome in ('send', 'drop', 'notStarted')),
  reason text,
  facts jsonb not null,
  message_id uuid,
  primary key (shop_id, decision_id),
  check ((outcome = 'send') = (reason is null))
);
create index decisions_by_subject on decisions (shop_id, subject);
create index decisions_by_subscriber on decisions (shop_id, subscriber_id) where subscriber_id is not null;
create index decisions_by_age on decisions using brin (decided_at);
alter table decisions enable row level security;
create policy own_shop on decisions to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on decisions to bellbird_shop;

-- A timer's kind is the type of its campaign, its key its drip and what it is about.
update timers t set kind = 'abandonedCart', timer_key = (payload ->> 'dripId') || ':' || subject,
  payload = jsonb_build_object('dripId', payload -> 'dripId', 'eventAt', payload -> 'leftAt')
where kind = 'cartReminder' and payload ? 'dripId';
