-- What an installation begins is begun once. The months of the free plan run from here for good, over logins and
-- reinstallations: no new thousand conversations before their month is over.
alter table shops add column free_since timestamptz not null default now();
update shops set free_since = installed_at;

-- When the store last gave us a token: a removal that it tells of after this moment is the only one that counts.
alter table shops add column let_in_at timestamptz not null default now();
update shops set let_in_at = installed_at;
