-- Not beside the release before, which reads the old names.
lock table app_subscriptions, checkouts, cod_offers, credit_checks, orders, provider_notices, receipt_flow, senders,
  shop_looks, shops, store_reconciles, template_submissions, usage_counts in access exclusive mode;

alter table app_subscriptions rename column told_at to reported_at;
alter table app_subscriptions rename column told_state to reported_state;
alter table app_subscriptions rename constraint app_subscriptions_told_state_check to app_subscriptions_reported_state_check;
alter table checkouts rename column state_told_at to state_reported_at;
alter table cod_offers rename column link_said_at to link_sent_at;
alter table credit_checks rename column look_at to check_at;
alter table credit_checks rename column looks to checks;
alter table orders rename column told_at to notified_at;
alter table orders rename column state_told_at to state_reported_at;
alter table provider_notices rename column told_at to reported_at;
alter table receipt_flow rename column heard_at to last_webhook_at;
alter table senders rename column words_told_at to statuses_reported_at;
alter table shops rename column settings_told_at to settings_reported_at;
alter table store_reconciles rename column order_told_at to order_reported_at;
alter table template_submissions rename column status_told_at to status_reported_at;
alter table usage_counts rename column look_at to check_at;

alter table shop_looks rename to shop_themes;
alter table shop_themes rename column look to theme;
alter table shop_themes rename constraint shop_looks_pkey to shop_themes_pkey;
alter table shop_themes rename constraint shop_looks_shop_id_fkey to shop_themes_shop_id_fkey;

-- Views keep a renamed column's old name. A new database has no views yet.
do $$ begin
  if to_regprocedure('make_past_views()') is not null then perform make_past_views(); end if;
end $$;
