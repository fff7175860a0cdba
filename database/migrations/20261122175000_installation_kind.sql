-- Said at the first start, and never changed: the sandbox's keys and clock have no business in a real shop's database.
alter table installation add column kind text check (kind in ('sandbox', 'real'));
