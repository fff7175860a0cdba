-- The store's last word on a subscription; told_at is the moment of that word, whatever became of it.
alter table app_subscriptions add column told_state text
  check (told_state in ('PENDING', 'ACCEPTED', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED'));

-- When a shop's plan is next compared with what its store charges; null while the store was never asked for a charge.
alter table shops add column compare_plan_at timestamptz;
create index shops_compare_plan on shops (compare_plan_at) where compare_plan_at is not null and uninstalled_at is null;
update shops s set compare_plan_at = now()
where exists (select from app_subscriptions a where a.shop_id = s.shop_id);

-- What the day's questions are counted by.
create index app_subscriptions_asked on app_subscriptions (shop_id, requested_at);
