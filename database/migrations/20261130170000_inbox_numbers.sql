-- Who of the team answered, and which waits start a conversation: for the figures of the inbox.
alter table inbox_waits
  -- Who of the team ended the wait with an answer; all zeros stand for the owner. Null: nobody whom we know.
  add column member_id uuid,
  -- The name of that person at the time. Null for the owner.
  add column person text,
  -- Whether the shop had not answered this person within the day before.
  add column starts_conversation boolean not null default false;

update inbox_waits w set starts_conversation = not exists (
  select from inbox_waits p
  where p.shop_id = w.shop_id and p.subscriber_id = w.subscriber_id and p.ended_by in ('reply', 'outside')
    and p.ended_at between w.started_at - interval '1 day' and w.started_at
);
update inbox_waits w set member_id = r.member_id, person = r.person
from inbox_replies r join messages m on m.shop_id = r.shop_id and m.message_id = r.message_id
where r.shop_id = w.shop_id and m.subscriber_id = w.subscriber_id and w.ended_by = 'reply' and r.written_at = w.ended_at;

-- The figures of a period are read from this index alone.
drop index inbox_waits_by_start;
create index inbox_waits_by_start on inbox_waits (shop_id, started_at)
  include (ended_at, ended_by, open_ms, member_id, starts_conversation);
