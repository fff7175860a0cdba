-- The same answers as before, sooner: most names are plain Latin letters, which need no table of signs, and each person
-- who is added, on a list of a million or by a sign-up, goes through these. In PL/pgSQL, since a function in SQL that
-- reads its argument twice is planned anew at each call.
create or replace function fold_text(written text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(written) = length(written) then return lower(written); end if;
  return replace(translate(
    normalize(regexp_replace(normalize(lower(written), nfkd), '[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u200B-\u200F]', '', 'g'), nfc),
    'øłđıðþ', 'oldidt'), 'ß', 'ss');
end $$;

create or replace function split_words(written text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  folded text := fold_text(left(written, 400));
begin
  if folded !~ '[^a-z0-9 ]' then return string_to_array(folded, ' '); end if;
  return regexp_split_to_array(folded, '[\s!-/:-@\[-`{-~·،、。，・「」（）’‘“”–—]+');
end $$;

create or replace function subscriber_name_key(first_name text, last_name text, phone text, email text) returns text
  language plpgsql immutable parallel safe as $$
declare
  named text := btrim(fold_text(concat_ws(' ', first_name, last_name)));
begin
  return left(coalesce(nullif(named, ''), chr(1114109) || coalesce(phone, email, '')), 100);
end $$;
