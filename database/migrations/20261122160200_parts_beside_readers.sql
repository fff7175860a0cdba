-- The server makes the months' parts itself now, in steps that nobody waits for (platform/database/month-partitions.ts).
drop function ensure_month_partitions(date, integer);
