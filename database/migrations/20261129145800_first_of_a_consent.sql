-- Whether the person had agreed to nothing before it, which is what tools count; rows that become one person's hide it.
-- Null: recorded before this was kept.
alter table consent_ledger add column is_first boolean;

-- The past is seen with the columns that tables have now.
select make_past_views();
