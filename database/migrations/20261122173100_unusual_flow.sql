-- When far more numbers are typed than a shop is used to, what was shown is kept without a number: the shopper's own
-- message says whose it is. How many were asked for one is counted beside the opt-ins.
alter table consent_confirmations alter column subscriber_id drop not null;
alter table tool_days add column to_confirm bigint not null default 0;
