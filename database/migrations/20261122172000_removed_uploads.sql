-- A merchant removes an upload: from removed_at on nobody sees it and it takes up no space; cleared_at says that the
-- storage has let go of it. The row stays, for an address that caches may still show must not become another file's.
alter table media
  add column removed_at timestamptz,
  add column cleared_at timestamptz,
  add constraint media_cleared_was_removed check (cleared_at is null or removed_at is not null);

create index media_to_clear on media (shop_id) where removed_at is not null and cleared_at is null;
