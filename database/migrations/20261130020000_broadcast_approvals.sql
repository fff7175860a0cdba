-- Broadcasts to more people than this need the approval of a second person. No row: none does.
create table approval_limits (
  shop_id bigint not null primary key references shops(shop_id),
  above_people integer not null check (above_people > 0)
);
select protect_tenant_table('approval_limits');

-- Who asked for the approval of a draft, as it was at this revision: a change makes the request void.
create table approval_requests (
  shop_id bigint not null references shops(shop_id),
  broadcast_id uuid not null,
  revision integer not null,
  sends_now boolean not null,
  -- Null: the owner.
  asked_by uuid,
  asked_at timestamptz not null,
  primary key (shop_id, broadcast_id),
  foreign key (shop_id, broadcast_id) references broadcasts (shop_id, broadcast_id) on delete cascade
);
select protect_tenant_table('approval_requests');
