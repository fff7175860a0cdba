-- Which customer data the store withholds for want of an approval, of Shopify's four protected fields; as last asked.
alter table shops add column withheld_fields text[] not null default '{}'
  check (withheld_fields <@ array['name', 'email', 'phone', 'address']);
