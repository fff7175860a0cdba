-- The same words as before, sooner: with the signs that many names have out of the way, mostly nothing is left that a
-- regular expression has to tell apart, and each person who is listed goes through this.
create or replace function split_words(written text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  folded text := translate(fold_text(left(written, 400)), ',.-''', '    ');
begin
  if folded !~ '[^a-z0-9 ]' then return string_to_array(folded, ' '); end if;
  return regexp_split_to_array(folded, '[\s!-/:-@\[-`{-~·،、。，・「」（）’‘“”–—]+');
end $$;
