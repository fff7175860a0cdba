-- Stores withhold the address that leads back to a cart from apps without approval for all protected fields.
alter table shops add column is_recovery_url_withheld boolean not null default false;
