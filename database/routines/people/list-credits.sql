-- Updates the revenue in people's lines of the list. A line has the amount that messages to the person earned.
create or replace function list_new_credits() returns trigger language plpgsql as $$
begin
  perform add_to_lines(array_agg(shop_id), array_agg(subscriber_id), array_agg(minor)) from (
    select shop_id, subscriber_id, sum(amount_minor - returned_minor)::bigint as minor
    from written group by shop_id, subscriber_id
  ) change where minor <> 0 having count(*) > 0;
  return null;
end $$;

create or replace trigger list_new_credits after insert on order_credits referencing new table as written
  for each statement execute function list_new_credits();

create or replace function list_changed_credits() returns trigger language plpgsql as $$
begin
  perform add_to_lines(array_agg(shop_id), array_agg(subscriber_id), array_agg(minor)) from (
    select shop_id, subscriber_id, sum(minor)::bigint as minor from (
      select shop_id, subscriber_id, amount_minor - returned_minor as minor from written
      union all
      select shop_id, subscriber_id, returned_minor - amount_minor from former
    ) parts group by shop_id, subscriber_id
  ) change where minor <> 0 having count(*) > 0;
  return null;
end $$;

create or replace trigger list_changed_credits after update on order_credits referencing new table as written old table as former
  for each statement execute function list_changed_credits();

create or replace function list_gone_credits() returns trigger language plpgsql as $$
begin
  perform add_to_lines(array_agg(shop_id), array_agg(subscriber_id), array_agg(minor)) from (
    select shop_id, subscriber_id, sum(returned_minor - amount_minor)::bigint as minor
    from former group by shop_id, subscriber_id
  ) change where minor <> 0 having count(*) > 0;
  return null;
end $$;

create or replace trigger list_gone_credits after delete on order_credits referencing old table as former
  for each statement execute function list_gone_credits();
