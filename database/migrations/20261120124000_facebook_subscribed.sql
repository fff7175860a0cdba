-- Whether anybody has opted in on Messenger yet: what a merchant is waiting for after the page is connected.
alter table shops add column has_facebook_subscriber boolean not null default false;
