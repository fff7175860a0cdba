alter table orders
  add column tags text[] not null default '{}',
  add column fulfilment_status text,
  -- What apps and shoppers noted on it, by name.
  add column note_attributes jsonb not null default '{}',
  add column source_name text,
  add column status_url text,
  add column is_test boolean not null default false,
  -- Since when it is known to be paid, and to have arrived as a whole: each is told once.
  add column paid_at timestamptz,
  add column delivered_at timestamptz,
  -- When campaigns were told of it; null for what was ordered before the shop came to us.
  add column told_at timestamptz,
  -- Of two states of the same second the one that was told later is the newer.
  add column state_told_at timestamptz;
update orders set told_at = store_created_at,
  paid_at = case when financial_status in ('paid', 'partially_refunded', 'refunded') then store_updated_at end;
