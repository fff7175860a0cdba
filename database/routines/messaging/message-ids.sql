-- Returns a new message id (UUID, version 7). Its first 48 bits are the time in milliseconds, so that a receipt finds
-- the partition of its message by the id alone.
create or replace function message_id_at(moment timestamptz) returns uuid language sql volatile as $$
  select overlay(gen_random_uuid()::text placing
    overlay(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7'
    from 1 for 15)::uuid
$$;

-- Returns the smallest id of a millisecond. Thousands of messages can share a millisecond.
create or replace function first_id_at(moment timestamptz) returns uuid language sql immutable as $$
  select rpad(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;
