-- What merchants uploaded. A row is a reservation until stored_at is set: name and space are taken before the bytes
-- go to the storage, which may be somebody else's machine. A name on a page belongs to one file only, for everybody:
-- what an address shows it always shows.
create table media (
  shop_id bigint not null references shops,
  media_id uuid not null,
  page_id text not null,
  kind text not null check (kind in ('image', 'video', 'document')),
  name text not null,
  bytes bigint not null check (bytes > 0),
  width integer,
  height integer,
  created_at timestamptz not null,
  stored_at timestamptz,
  primary key (shop_id, media_id),
  unique (page_id, kind, name)
);

alter table media enable row level security;
create policy own_shop on media to bellbird_shop using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on media to bellbird_shop;
