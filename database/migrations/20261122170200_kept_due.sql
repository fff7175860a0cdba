-- Up to when what a subscription used is written down as steps: nothing is counted by a look that did not come about.
alter table app_subscriptions add column noted_to timestamptz;
update app_subscriptions set noted_to = metered_at where activated_at is not null;
-- When its usage is next looked at: within the hour, and shortly before each cycle ends.
alter table app_subscriptions add column meter_at timestamptz not null default to_timestamp(0);
create index app_subscriptions_meter on app_subscriptions (meter_at) where state = 'active';
-- By meter, what the plans before it had used of the amount that its first cycle includes.
alter table app_subscriptions add column included_used jsonb not null default '{}';

-- The subscription whose usage line a step was last asked of; null: its own. A plan that came after it may be charged.
alter table usage_charges add column asked_of uuid;
create index usage_charges_due on usage_charges (shop_id) where state = 'due';
