-- Messenger lets a page write to people for up to seven days after their first message that follows an ad.
-- ad_clicked_at: an ad brought them to the chat, and they have not written since.
lock table subscribers in access exclusive mode;
alter table subscribers add column ad_clicked_at timestamptz, add column ad_wrote_at timestamptz;

-- The views of the past show the new columns too.
select make_past_views();
