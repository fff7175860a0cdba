-- Of two states of the same second the one that was told later is the newer; the same one told again is no news.
alter table checkouts add column state_told_at timestamptz;
