-- A browser whose shopper typed a number that was known before is nobody's until a message from that number confirms it:
-- `confirmation_code` is what the message has to name. `visitor_id` is the browser's own random name, by which a second
-- sign-up from it is recognised.
alter table shopper_tokens
  alter column subscriber_id drop not null,
  add column confirmation_code text,
  add column visitor_id text;
create index shopper_tokens_by_code on shopper_tokens (shop_id, confirmation_code) where confirmation_code is not null;

-- What such a browser won. `token_hash` names the browser; without a subscriber the prize is the browser's alone.
alter table tool_prizes
  alter column subscriber_id drop not null,
  add column token_hash text;
create index tool_prizes_of_browser on tool_prizes (shop_id, token_hash) where token_hash is not null;
create index tool_prizes_of_nobody on tool_prizes (shop_id, prize_id) where subscriber_id is null;
