-- A sending's messages are written in pieces of one moment each: by that moment an index holds ten thousand of them under
-- one key, in a ninth of the room that their ids took.
drop index messages_by_sending;
create index messages_by_sending on messages (shop_id, sending_id, created_at) where sending_id is not null;

-- No id of that moment is smaller. Of one millisecond are thousands, and their key has them in order.
create function first_id_at(moment timestamptz) returns uuid language sql immutable as $$
  select rpad(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;
