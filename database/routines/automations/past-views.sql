-- Returns the past moment for which a campaign is replayed.
create or replace function past_moment() returns timestamptz language sql stable as $$
  select current_setting('bellbird.as_of')::timestamptz
$$;

-- Creates a view of a table in the schema `past`: the rows that existed at that moment, with all columns. `other` has
-- expressions that replace some columns.
create or replace function make_past_view(name text, was_there text, other jsonb default '{}') returns void language plpgsql as $$
declare
  columns text;
begin
  select string_agg(coalesce('(' || (other ->> a.attname) || ')', format('t.%I', a.attname)) || format(' as %I', a.attname), ', '
    order by a.attnum) into columns
  from pg_attribute a where a.attrelid = format('public.%I', name)::regclass and a.attnum > 0 and not a.attisdropped;
  execute format('create view past.%I with (security_invoker) as select %s from public.%I t where %s', name, columns, name,
    was_there);
  execute format('grant select on past.%I to bellbird_shop', name);
end $$;

-- The schema `past` has the tables as they were at `past_moment()`. A migration that changes columns of one of these
-- tables must end with `select make_past_views()`.
create or replace function make_past_views() returns void language plpgsql as $$
declare
  -- For a column that is null until it gets a time: its value if it had one at that moment.
  late constant text := 'case when t.%1$s <= past_moment() then t.%1$s end';
  not_own constant text := $sql$not (campaign_type = current_setting('bellbird.past_type')
    and channel = current_setting('bellbird.past_channel'))$sql$;
begin
  drop schema if exists past cascade;
  create schema past;
  grant usage on schema past to bellbird_shop;

  perform make_past_view('orders', 't.store_created_at <= past_moment()', jsonb_build_object(
    'cancelled_at', format(late, 'cancelled_at'), 'delivered_at', format(late, 'delivered_at'),
    'paid_at', format(late, 'paid_at'), 'void_since', format(late, 'void_since'),
    -- What happened to the payment later is unknown at that moment: the order was paid, or its payment was pending.
    'financial_status', $sql$case when t.paid_at > past_moment() then 'pending'
      when t.cancelled_at > past_moment() and t.paid_at is null then 'pending' else t.financial_status end$sql$));

  -- Only the last change of a cart is stored. If that was later, the cart's creation and the decisions about the cart
  -- show when it had changed before.
  perform make_past_view('checkouts', 't.store_created_at <= past_moment()', jsonb_build_object(
    'completed_at', format(late, 'completed_at'),
    'store_updated_at', $sql$case when t.store_updated_at <= past_moment() then t.store_updated_at else greatest(
      t.store_created_at, (select max((d.facts ->> 'eventAt')::timestamptz) from public.decisions d
        where d.shop_id = t.shop_id and d.subject = 'checkout:' || t.checkout_token
          and (d.facts ->> 'eventAt')::timestamptz <= past_moment())) end$sql$));

  perform make_past_view('refunds', 't.refunded_at <= past_moment()');
  perform make_past_view('fulfilments', 't.store_created_at <= past_moment()', jsonb_build_object(
    'shipment_status', 'case when t.shipment_status_at <= past_moment() then t.shipment_status end',
    'shipment_status_at', format(late, 'shipment_status_at'), 'delivered_at', format(late, 'delivered_at')));
  perform make_past_view('product_views', 't.last_viewed_at <= past_moment() or t.last_carted_at <= past_moment()',
    jsonb_build_object('last_viewed_at', format(late, 'last_viewed_at'), 'last_carted_at', format(late, 'last_carted_at')));
  perform make_past_view('consent_ledger', 't.recorded_at <= past_moment()');
  perform make_past_view('inbound_messages', 't.received_at <= past_moment()');

  -- The consent comes from the ledger. People without a ledger entry keep their present consent.
  perform make_past_view('subscribers', 't.created_at <= past_moment()', jsonb_build_object(
    'has_marketing_consent', $sql$coalesce((select l.kind = 'granted' from public.consent_ledger l
      where l.shop_id = t.shop_id and l.subscriber_id = t.subscriber_id and l.recorded_at <= past_moment()
      order by l.recorded_at desc, l.entry_id desc limit 1), t.has_marketing_consent and not exists (
        select from public.consent_ledger l where l.shop_id = t.shop_id and l.subscriber_id = t.subscriber_id))$sql$,
    'opted_out_at', format(late, 'opted_out_at'), 'stopped_all_at', format(late, 'stopped_all_at'),
    'shop_wrote_at', format(late, 'shop_wrote_at'), 'answered_elsewhere_at', format(late, 'answered_elsewhere_at'),
    'last_inbound_at', $sql$(select max(i.received_at) from public.inbound_messages i
      where i.shop_id = t.shop_id and i.subscriber_id = t.subscriber_id and i.received_at <= past_moment()
        and i.imported_at is null)$sql$));

  -- Leaves out the messages that the replayed campaign really sent since the start of the replay. Adds the messages
  -- that it would have sent, which the setting contains.
  perform make_past_view('messages', $sql$t.created_at < past_moment() and not (t.source_kind = 'campaign'
    and t.source_type = current_setting('bellbird.past_type') and t.channel = current_setting('bellbird.past_channel')
    and t.created_at >= current_setting('bellbird.past_from')::timestamptz)
    union all
    select * from json_populate_recordset(null::public.messages, current_setting('bellbird.past_messages')::json)$sql$);
  perform make_past_view('decisions', 't.decided_at < past_moment() and ' || not_own);
  perform make_past_view('timers', $sql$t.kind <> current_setting('bellbird.past_type')$sql$);
end $$;

select make_past_views();
