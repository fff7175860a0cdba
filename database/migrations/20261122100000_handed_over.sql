-- How many of a claim's messages, in the order they are listed, their worker may have handed to the provider. It is
-- raised before any of them goes out, so what lies behind it was certainly not sent.
alter table claims add column handed_over integer not null default 0;

-- Since when the product could be told things by its providers, without a gap: only then is their silence a proof.
-- One row for each process that answers webhooks.
create table webhook_doors (
  process_id uuid primary key,
  -- The database's own clock.
  seen_at timestamptz not null
);
create table webhook_door_watch (
  only_row boolean primary key default true check (only_row),
  -- The product's clock: compared with the moments of messages.
  open_since timestamptz
);
insert into webhook_door_watch (open_since) values (null);

-- What a message that is tried again on another day goes on as.
alter table messages
  add column sending_id uuid,
  add column priority smallint;

-- A day in a shop's zone. A zone that this database does not know counts as UTC: one shop's odd zone must not keep the
-- others' messages from being counted.
create function day_in_zone(moment timestamptz, zone text) returns date language plpgsql stable as $$
begin
  return (moment at time zone zone)::date;
exception when invalid_parameter_value then
  return (moment at time zone 'UTC')::date;
end $$;
