-- A browser of the store that belongs to a Messenger chat. It belongs to nobody until the chat proves it: by the nonce
-- that the browser put into its m.me link, or by opening a link of one of the chat's own messages.
create table chat_browsers (
  shop_id bigint not null references shops on delete cascade,
  token_hash text not null,
  subscriber_id uuid,
  evidence text not null check (evidence in ('referral', 'messageLink')),
  nonce_hash text,
  -- The short link that was opened: each proves one browser only.
  link_hash text,
  wording text,
  page_address text,
  -- The cart of a browser that waits for its proof.
  cart_token text,
  created_at timestamptz not null,
  linked_at timestamptz,
  -- A day after the tap without proof, else 180 days after the last visit.
  expires_at timestamptz not null,
  -- The customer who was logged in with this browser, as the store signed it.
  customer_id text,
  customer_linked_at timestamptz,
  primary key (shop_id, token_hash),
  check ((subscriber_id is null) = (linked_at is null))
);
create unique index chat_browsers_by_nonce on chat_browsers (shop_id, nonce_hash) where nonce_hash is not null;
create unique index chat_browsers_by_link on chat_browsers (shop_id, link_hash) where link_hash is not null;
create index chat_browsers_by_subscriber on chat_browsers (shop_id, subscriber_id) where subscriber_id is not null;
create index chat_browsers_by_end on chat_browsers (expires_at);
select protect_tenant_table('chat_browsers');

-- A cart that came from such a browser, and the checkout and order that it became.
create table cart_links (
  shop_id bigint not null references shops on delete cascade,
  cart_token text not null,
  subscriber_id uuid not null,
  -- The browser that named it, and its evidence.
  browser_hash text not null,
  evidence text not null check (evidence in ('referral', 'messageLink')),
  wording text,
  page_address text,
  linked_at timestamptz not null,
  carted_at timestamptz,
  order_id text,
  ordered_at timestamptz,
  primary key (shop_id, cart_token)
);
create index cart_links_by_subscriber on cart_links (shop_id, subscriber_id);
create index cart_links_by_order on cart_links (shop_id, order_id) where order_id is not null;
create index cart_links_by_age on cart_links (linked_at);
select protect_tenant_table('cart_links');

-- A chat's customer is known as long as a browser proves it: whoever forgets the browser forgets the customer.
create function end_chat_customers() returns trigger language plpgsql as $$
begin
  update subscribers s set customer_id = null from gone g
  where g.customer_id is not null and s.shop_id = g.shop_id and s.subscriber_id = g.subscriber_id
    and s.channel = 'FB' and s.customer_id = g.customer_id
    and not exists (select from chat_browsers b
      where b.shop_id = g.shop_id and b.subscriber_id = g.subscriber_id and b.customer_id = g.customer_id);
  return null;
end $$;
create trigger end_chat_customers after delete on chat_browsers
  referencing old table as gone for each statement execute function end_chat_customers();

-- Nothing ever proved these: they came with the demo shop's history.
update subscribers set customer_id = null where channel = 'FB' and customer_id is not null;
