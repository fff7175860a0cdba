-- Which message a click on the link counts for, where that is not the one that it stands in: an answer's link is part of
-- what was answered, whose figures would otherwise end with the tap.
alter table short_links
  add column counted_message_id uuid,
  add column counted_created_at timestamptz,
  add constraint short_links_counted_whole check ((counted_message_id is null) = (counted_created_at is null));
