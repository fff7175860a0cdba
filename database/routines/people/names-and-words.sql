-- Returns a text without case, accents and marks, for comparing and searching names. Most names are plain Latin letters
-- and skip the table of characters. This is PL/pgSQL, because an SQL function that reads its argument twice is planned
-- again at each call.
create or replace function fold_text(written text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(written) = length(written) then return lower(written); end if;
  return replace(translate(
    normalize(regexp_replace(normalize(lower(written), nfkd), '[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u200B-\u200F]', '', 'g'), nfc),
    'øłđıðþ', 'oldidt'), 'ß', 'ss');
end $$;

-- Returns the words of a name. The regular expression is slow, and every listed person passes through here. It is
-- therefore only for the few names with more than letters, digits and the usual punctuation.
create or replace function split_words(written text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  folded text := translate(fold_text(left(written, 400)), ',.-''', '    ');
begin
  if folded !~ '[^a-z0-9 ]' then return string_to_array(folded, ' '); end if;
  return regexp_split_to_array(folded, '[\s!-/:-@\[-`{-~·،、。，・「」（）’‘“”–—]+');
end $$;

-- Returns the key by which a list is sorted: the name. People without a name come last, sorted by phone number or email
-- address.
create or replace function subscriber_name_key(first_name text, last_name text, phone text, email text) returns text
  language plpgsql immutable parallel safe as $$
declare
  named text := btrim(fold_text(concat_ws(' ', first_name, last_name)));
begin
  return left(coalesce(nullif(named, ''), chr(1114109) || coalesce(phone, email, '')), 100);
end $$;

-- Returns 1 for a person who agreed to offers, 2 for a person who opted out, 0 for a person who never agreed, and 3 for an
-- erased person, whom nothing identifies any more.
create or replace function subscriber_standing(person subscribers) returns smallint
  language sql immutable parallel safe
  return (case
    when coalesce(person.phone_e164, person.wa_id, person.bsuid, person.psid, person.email, person.customer_id) is null then 3
    when person.has_marketing_consent then 1
    when person.opted_out_at is not null then 2
    else 0
  end)::smallint;

-- Returns the search terms of a person. Each starts with the shop's number, so that a search in one shop reads no data
-- of another. `:` marks a word, `+` a phone number from its start, `-` a phone number from its end, and `#` a filter of
-- the list. In scripts without spaces between names, each ending of a word is a word too. The loop is fifty times
-- faster than a single query.
create or replace function subscriber_terms(
  shop bigint, channel text, standing smallint, tool text, first_name text, last_name text, email text, phone text
) returns tsvector language plpgsql immutable parallel safe as $$
declare
  own text := shop::text;
  terms text[] := array[own || '#c' || channel, own || '#s' || standing];
  word text;
begin
  if standing = 3 then return ''; end if;
  if tool is not null then terms := terms || (own || '#t' || tool); end if;
  if phone is not null then
    terms := terms || (own || '+' || substr(phone, 2)) || (own || '-' || reverse(substr(phone, 2)));
  end if;
  if email is not null then terms := terms || (own || ':' || left(fold_text(email), 120)); end if;
  foreach word in array split_words(concat_ws(' ', first_name, last_name, split_part(email, '@', 1))) loop
    continue when word = '';
    terms := terms || (own || ':' || left(word, 60));
    continue when ascii(word) < x'2E80'::integer;
    for start in 2 .. least(length(word), 12) loop
      terms := terms || (own || ':' || substr(left(word, 60), start));
    end loop;
  end loop;
  return array_to_tsvector(terms);
end $$;
