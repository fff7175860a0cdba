-- What a store speaks by default ('en', 'pt-BR'), as it says itself; null where it was installed before this was asked.
alter table shops add column locale text;
