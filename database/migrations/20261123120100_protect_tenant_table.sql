-- What every table with a shop's rows needs, said once: its merchants' requests see and change the rows of their own
-- shop alone. A migration that makes such a table calls this once for it.
create function protect_tenant_table(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format(
    'create policy own_shop on %s to bellbird_shop using (shop_id = current_setting(''bellbird.shop_id'')::bigint)',
    tenant_table
  );
  execute format('grant select, insert, update, delete on %s to bellbird_shop', tenant_table);
end $$;
revoke execute on function protect_tenant_table(regclass) from public;
