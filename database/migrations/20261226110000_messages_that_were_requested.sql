-- Whether the person asked for a marketing message by signing up. Such a message does not count towards the frequency cap.
lock table messages in access exclusive mode;
alter table messages add is_requested boolean;

-- The views of the past show the new column too.
select make_past_views();
