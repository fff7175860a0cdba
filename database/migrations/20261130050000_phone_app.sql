-- A number that is used in the WhatsApp Business app, too. What the shop's people write there belongs to the conversation.
alter table subscribers
  -- When a person of the shop last wrote to them: from the page of the person, or outside Bellbird.
  add column shop_wrote_at timestamptz,
  -- When another app was last known to answer this person in place of Bellbird; null if Bellbird answers.
  add column answered_elsewhere_at timestamptz;

-- Null: the message arrived when it was written. Otherwise it was written before the number was connected.
alter table inbound_messages add column imported_at timestamptz;

-- What the shop's people wrote outside Bellbird. It is shown, and never sent.
create table outside_messages (
  shop_id bigint not null,
  channel text not null check (channel in ('WA', 'FB')),
  provider_message_id text not null,
  subscriber_id uuid not null,
  kind text not null,
  text text,
  details jsonb,
  written_at timestamptz not null,
  -- As for inbound messages.
  imported_at timestamptz,
  edited_at timestamptz,
  -- The writer deleted it, and its content with it.
  revoked_at timestamptz,
  -- The last receipt; null before the first one.
  state text check (state in ('sent', 'delivered', 'read', 'failed')),
  primary key (shop_id, channel, provider_message_id),
  foreign key (shop_id, subscriber_id) references subscribers (shop_id, subscriber_id)
);
create index outside_messages_by_age on outside_messages using brin (written_at);
create index outside_messages_by_subscriber on outside_messages (shop_id, subscriber_id, written_at desc);
select protect_tenant_table('outside_messages');

alter table senders
  add column is_in_phone_app boolean not null default false,
  -- The import of older messages from the phone app; null before its first report.
  add column history_state text check (history_state in ('importing', 'done', 'declined')),
  add column history_percent smallint check (history_percent between 0 and 100),
  add column history_reported_at timestamptz;

-- For so many hours after a person of the shop wrote to someone, marketing to them waits. Null: it never waits for that.
alter table sending_settings add column talk_hours smallint default 12 check (talk_hours between 1 and 168);

-- A new database gets the views later, with the routines.
do $$ begin
  if to_regprocedure('make_past_views()') is not null then perform make_past_views(); end if;
end $$;
