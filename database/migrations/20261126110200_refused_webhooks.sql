-- What the store refuses to tell the product of; null while it tells of everything.
alter table shops add column refused_webhook text;
