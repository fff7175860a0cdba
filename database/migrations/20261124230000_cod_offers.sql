-- Where a cash-on-delivery order stands with its shopper, and how it came there.
create table cod_offers (
  shop_id bigint not null references shops,
  order_id text not null,
  -- What the paid order is known by; random, since a shopper can put what they like on an order of their own.
  offer_id uuid not null,
  state text not null check (state in ('open', 'confirmed', 'cancelled', 'paying', 'paid', 'expired')),
  answered_at timestamptz,
  answered_message_id uuid,
  -- What the draft holds, from when a payment link was asked for.
  draft_lines text,
  draft_order_id text,
  invoice_url text,
  draft_failed_at timestamptz,
  draft_withdrawn_at timestamptz,
  link_said_at timestamptz,
  prepaid_order_id text,
  -- Each change, the oldest first: when, to what, because of what.
  history jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (shop_id, order_id),
  unique (shop_id, offer_id)
);
create index cod_offers_by_prepaid on cod_offers (shop_id, prepaid_order_id) where prepaid_order_id is not null;
select protect_tenant_table('cod_offers');
