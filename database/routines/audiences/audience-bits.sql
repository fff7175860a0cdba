-- Returns the bits of a set, one for each person. All bits are zero if nothing is stored.
create or replace function audience_bits_of(shop bigint, set_key text, width integer) returns bit varying
language sql stable as $$
  select coalesce((select bits from audience_bits where shop_id = shop and bits_key = set_key and slice = 0),
    repeat('0', width)::bit varying)
$$;

-- Returns the bits of people whose number is at least `lowest`. The numbers are stored as one row of bits for each
-- binary digit. The function combines the rows with one AND or OR for each digit, starting with the lowest.
create or replace function audience_bits_from(shop bigint, number_key text, lowest bigint, width integer) returns bit varying
language plpgsql stable as $$
declare
  result bit varying := null;
  digit record;
  digits integer := 0;
begin
  for digit in select slice, bits from audience_bits where shop_id = shop and bits_key = number_key order by slice loop
    digits := digit.slice + 1;
    if (lowest >> digit.slice) & 1 = 1 then
      result := case when result is null then digit.bits else digit.bits & result end;
    elsif result is not null then
      result := digit.bits | result;
    end if;
  end loop;
  if lowest <= 0 then return ~ repeat('0', width)::bit varying; end if;
  if lowest >> digits > 0 then return repeat('0', width)::bit varying; end if;
  return result;
end $$;
