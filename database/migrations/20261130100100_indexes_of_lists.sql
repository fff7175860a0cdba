-- Entries of indexes that a list of a million people pays for each of them, and nobody asks for.
lock table consent_ledger, import_members in access exclusive mode;

-- Looked for by their moment are consents that were given by a tool.
drop index consent_ledger_by_moment;
create index consent_ledger_by_moment on consent_ledger (shop_id, recorded_at desc) where tool_id is not null;

-- A shop has few lists: who is on which is found by each of them; who is erased is looked for in all of their entries.
drop index import_members_of_person;
