-- A STOP word or Unsubscribe ends receipts and delivery news too; a preference in WhatsApp ends marketing alone.
alter table subscribers add column stopped_all_at timestamptz;

update subscribers s set stopped_all_at = l.stopped_at
from (
  select shop_id, subscriber_id, max(recorded_at) as stopped_at from consent_ledger
  where kind = 'revoked' and origin in ('keyword', 'unsubscribeReply', 'privacyRequest')
  group by shop_id, subscriber_id
) l
where l.shop_id = s.shop_id and l.subscriber_id = s.subscriber_id and not s.has_marketing_consent;

-- The provider's id of the person's own message by which they agreed, or confirmed that they did.
alter table consent_ledger add column own_message_id text;

-- What a shopper was shown, for a few days: they may confirm it by a message of their own that names the code.
create table consent_confirmations (
  shop_id bigint not null references shops,
  code text not null,
  subscriber_id uuid not null,
  tool_id uuid,
  tool_type text not null,
  wording text,
  page_address text,
  ip_prefix text,
  user_agent text,
  locale text,
  shown_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shop_id, code),
  foreign key (shop_id, subscriber_id) references subscribers
);
create index consent_confirmations_by_subscriber on consent_confirmations (shop_id, subscriber_id);
create index consent_confirmations_by_expiry on consent_confirmations (shop_id, expires_at);

alter table consent_confirmations enable row level security;
create policy own_shop on consent_confirmations to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on consent_confirmations to bellbird_shop;
