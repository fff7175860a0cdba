-- What audiences are counted from: a narrow row for each subscriber, kept from what is written elsewhere.
create table audience_shops (
  shop_id bigint primary key references shops,
  -- The number that the next subscriber gets. None is given twice.
  next_no integer not null default 0,
  looked_at timestamptz not null default '-infinity'
);
select protect_tenant_table('audience_shops');

-- Not null and of fixed width, and no index beside the two keys: all of a shop's rows are read through at once, and
-- changes stay in their pages. Moments are seconds since 1970; the least integer is never.
create table subscriber_facts (
  shop_id bigint not null,
  subscriber_no integer not null,
  -- 0 and 1: WhatsApp without and with marketing consent; 2 and 3: Messenger.
  presence smallint not null,
  subscriber_id uuid not null,
  spend_minor bigint not null default 0,
  -- -1: never ordered.
  last_order_minor bigint not null default -1,
  order_count integer not null default 0,
  last_order_at integer not null default -2147483648,
  subscribed_at integer not null default -2147483648,
  last_sent_at integer not null default -2147483648,
  last_read_at integer not null default -2147483648,
  last_clicked_at integer not null default -2147483648,
  last_replied_at integer not null default -2147483648,
  last_failed_at integer not null default -2147483648,
  primary key (shop_id, subscriber_no)
) with (fillfactor = 85);
create unique index subscriber_facts_person on subscriber_facts (shop_id, subscriber_id);
select protect_tenant_table('subscriber_facts');

-- Who bought what. Collections and tags are unions of products.
create table subscriber_products (
  shop_id bigint not null,
  product_id text not null collate "C",
  subscriber_no integer not null,
  primary key (shop_id, product_id, subscriber_no)
);
create index subscriber_products_person on subscriber_products (shop_id, subscriber_no);
select protect_tenant_table('subscriber_products');

-- When a person was last sent messages, newest first, of the newest hundred.
create table recent_sends (
  shop_id bigint not null,
  subscriber_no integer not null,
  sent_ats integer[] not null,
  primary key (shop_id, subscriber_no)
) with (fillfactor = 85);
select protect_tenant_table('recent_sends');

-- What came of a broadcast's message: 1 sent, 2 read, 4 clicked, 8 replied, 16 failed.
create table broadcast_steps (
  shop_id bigint not null,
  broadcast_id uuid not null,
  subscriber_no integer not null,
  steps smallint not null,
  primary key (shop_id, broadcast_id, subscriber_no)
) with (fillfactor = 85);
create index broadcast_steps_person on broadcast_steps (shop_id, subscriber_no);
select protect_tenant_table('broadcast_steps');

-- What is not in the facts yet. Without any uniqueness of its own: what is told twice is applied twice, to the same end,
-- and nothing can be dropped beside an older note that is just being applied.
create table audience_changes (
  shop_id bigint not null,
  change_no bigint not null generated always as identity,
  -- person: who they are, and their orders. order: of whoever placed it. message, touch: what happened, as told here.
  -- messages: all that was ever sent to them is read anew.
  kind text not null check (kind in ('person', 'order', 'message', 'touch', 'messages')),
  subscriber_id uuid,
  order_id text,
  message_id uuid,
  message_created_at timestamptz,
  broadcast_id uuid,
  sent_at integer,
  read_at integer,
  clicked_at integer,
  replied_at integer,
  failed_at integer,
  primary key (shop_id, change_no)
) with (autovacuum_vacuum_scale_factor = 0.05);
-- Whoever is read anew has their notes of single messages taken out.
create index audience_changes_of_messages on audience_changes (shop_id, subscriber_id) where kind in ('message', 'touch');
select protect_tenant_table('audience_changes');

create table saved_segments (
  shop_id bigint not null references shops,
  segment_id uuid not null,
  name text not null,
  name_key text not null generated always as (lower(name)) stored,
  condition jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, segment_id),
  unique (shop_id, name_key)
);
select protect_tenant_table('saved_segments');

create function audience_seconds(moment timestamptz) returns integer language sql stable parallel safe
  return floor(extract(epoch from moment))::integer;

-- Facts are written set by set in a dozen places, and by some of them nothing is told: orders of before the
-- installation, imports, merges, erasures. So the notes are made where rows are written, once for each statement.
create function note_subscribers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, subscriber_id) select shop_id, 'person', subscriber_id from written;
  elsif tg_op = 'DELETE' then
    -- A shop that is erased leaves no notes behind.
    insert into audience_changes (shop_id, kind, subscriber_id)
    select f.shop_id, 'person', f.subscriber_id
    from former f join shops s on s.shop_id = f.shop_id
    where s.uninstalled_at is null
      or exists (select from subscriber_facts k where k.shop_id = f.shop_id and k.subscriber_id = f.subscriber_id);
  else
    insert into audience_changes (shop_id, kind, subscriber_id)
    select w.shop_id, 'person', w.subscriber_id
    from written w join former f on f.shop_id = w.shop_id and f.subscriber_id = w.subscriber_id
    where (w.channel, w.phone_e164, w.customer_id, w.email_key, w.has_marketing_consent, w.opted_in_at)
      is distinct from (f.channel, f.phone_e164, f.customer_id, f.email_key, f.has_marketing_consent, f.opted_in_at);
  end if;
  return null;
end $$;
create trigger note_new_subscribers after insert on subscribers referencing new table as written
  for each statement execute function note_subscribers();
create trigger note_changed_subscribers after update on subscribers referencing new table as written old table as former
  for each statement execute function note_subscribers();
create trigger note_gone_subscribers after delete on subscribers referencing old table as former
  for each statement execute function note_subscribers();

-- Whose an order is, is looked up when it is applied: its person may be written down this very moment. Who it was of
-- before is known by then no more, so that they are noted themselves.
create function note_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, order_id) select shop_id, 'order', order_id from written;
    return null;
  end if;
  insert into audience_changes (shop_id, kind, order_id)
  select w.shop_id, 'order', w.order_id
  from written w join former f on f.shop_id = w.shop_id and f.order_id = w.order_id
  where (w.customer_id, w.phone_e164, w.email_key, w.total_minor, w.line_items, w.cancelled_at, w.store_created_at, w.is_test)
    is distinct from
    (f.customer_id, f.phone_e164, f.email_key, f.total_minor, f.line_items, f.cancelled_at, f.store_created_at, f.is_test);
  insert into audience_changes (shop_id, kind, subscriber_id)
  select f.shop_id, 'person', s.subscriber_id
  from former f join written w on f.shop_id = w.shop_id and f.order_id = w.order_id
  join subscribers s on s.shop_id = f.shop_id
    and (s.customer_id = f.customer_id or s.phone_e164 = f.phone_e164 or s.email_key = f.email_key)
  where (w.customer_id, w.phone_e164, w.email_key) is distinct from (f.customer_id, f.phone_e164, f.email_key);
  return null;
end $$;
create trigger note_new_orders after insert on orders referencing new table as written
  for each statement execute function note_orders();
create trigger note_changed_orders after update on orders referencing new table as written old table as former
  for each statement execute function note_orders();

create function note_refunds() returns trigger language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, order_id) select shop_id, 'order', order_id from told;
  return null;
end $$;
create trigger note_new_refunds after insert on refunds referencing new table as told
  for each statement execute function note_refunds();
create trigger note_changed_refunds after update on refunds referencing new table as told
  for each statement execute function note_refunds();

-- Messages are born queued: what is sent is an update.
create function note_messages() returns trigger language plpgsql as $$
begin
  insert into audience_changes (shop_id, kind, subscriber_id, broadcast_id, sent_at, read_at, failed_at)
  select w.shop_id,
    -- A merge moved it, or a receipt took a failure back: that is no step ahead.
    case when w.subscriber_id <> f.subscriber_id or (f.failed_at is not null and w.failed_at is null) then 'messages' else 'message' end,
    w.subscriber_id,
    case when w.source_kind = 'broadcast' then w.source_id end,
    case when f.sent_at is null then audience_seconds(w.sent_at) end,
    case when f.read_at is null then audience_seconds(w.read_at) end,
    case when f.failed_at is null then audience_seconds(w.failed_at) end
  from written w join former f
    on f.shop_id = w.shop_id and f.message_id = w.message_id and f.created_at = w.created_at
  where w.source_kind <> 'test' and (w.subscriber_id <> f.subscriber_id
    or (f.sent_at is null) <> (w.sent_at is null) or (f.read_at is null) <> (w.read_at is null)
    or (f.failed_at is null) <> (w.failed_at is null));
  return null;
end $$;
create trigger note_changed_messages after update on messages referencing new table as written old table as former
  for each statement execute function note_messages();

create function note_touches() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into audience_changes (shop_id, kind, subscriber_id, message_id, message_created_at, clicked_at, replied_at)
    select shop_id, 'touch', subscriber_id, message_id, message_created_at,
      case when kind = 'click' then audience_seconds(touched_at) end,
      case when kind = 'reply' then audience_seconds(touched_at) end
    from written;
  else
    insert into audience_changes (shop_id, kind, subscriber_id)
    select distinct w.shop_id, 'messages', w.subscriber_id
    from written w join former f on f.shop_id = w.shop_id and f.touch_id = w.touch_id
    where w.subscriber_id <> f.subscriber_id;
  end if;
  return null;
end $$;
create trigger note_new_touches after insert on touches referencing new table as written
  for each statement execute function note_touches();
create trigger note_moved_touches after update on touches referencing new table as written old table as former
  for each statement execute function note_touches();

-- Whoever is known already gets their facts as soon as a worker runs.
insert into audience_changes (shop_id, kind, subscriber_id) select shop_id, 'person', subscriber_id from subscribers;
