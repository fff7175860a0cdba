-- Requests of short links that no person made: prefetches, previews and programs. They are kept to be looked up, and never
-- shown, credited or billed. One row for each message and kind.
create table link_requests (
  shop_id bigint not null references shops on delete cascade,
  message_id uuid not null,
  kind text not null check (kind in ('prefetch', 'program')),
  requests bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (shop_id, message_id, kind)
);
create index link_requests_by_age on link_requests using brin (last_at);
select protect_tenant_table('link_requests');
