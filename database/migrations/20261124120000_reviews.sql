-- What a shopper answered when asked for a review: a reply by button, and the words that followed.
create table reviews (
  shop_id bigint not null references shops,
  review_id uuid not null,
  subscriber_id uuid not null,
  message_id uuid not null,
  order_id text,
  product_id text,
  product_title text,
  product_handle text,
  reply text not null check (reply in ('Great', 'Okay', 'Bad')),
  rating smallint not null,
  text text check (length(text) between 1 and 4096),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, review_id),
  unique (shop_id, message_id),
  check ((reply, rating) in (('Great', 5), ('Okay', 3), ('Bad', 1)))
);
create index reviews_by_subscriber on reviews (shop_id, subscriber_id, updated_at desc);
select protect_tenant_table('reviews');
