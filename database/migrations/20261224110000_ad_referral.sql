-- When a person came to the page's chat from an ad. Messenger lets a page write to them for seven days from then.
alter table subscribers add column ad_referred_at timestamptz;
