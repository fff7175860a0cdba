-- Who made a change, from where, and what it changed. Entries from before this migration have none of it, and those of a
-- login through the store's own admin have no user: they are the owner's.
alter table audit_log
  add column user_id uuid,
  -- The person's name or address as it was then. A person who leaves is still named in what they did.
  add column person text,
  add column role text check (role in ('owner', 'admin', 'marketer', 'support', 'viewer')),
  add column ip_address text,
  -- `before` and `after`, each an object of plain values or null.
  add column change jsonb;
-- The owner has no user, and an index cannot be read in the order of its next column where this one is null.
create index audit_log_by_time on audit_log (shop_id, done_at desc, entry_id);
create index audit_log_by_action on audit_log (shop_id, action, done_at desc, entry_id);
create index audit_log_by_person on audit_log (shop_id, coalesce(user_id::text, who), done_at desc, entry_id);
create index audit_log_by_person_and_action
  on audit_log (shop_id, coalesce(user_id::text, who), action, done_at desc, entry_id);
