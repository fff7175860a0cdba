-- Where a store's pages are, as the store says it; null: at its domain.
alter table shops add column storefront_url text;
