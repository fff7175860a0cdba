-- What came of broadcasts is kept in blocks of people instead of a row for each: a row and two index entries for every
-- message sent were half of what audiences cost. When somebody was last sent a message is in recent_sends alone. Until its
-- processes are replaced, the release before does not see what is applied from now on: its figures of who got or read
-- something lag behind.
lock table broadcast_steps in access exclusive mode;

create table broadcast_people (
  shop_id bigint not null,
  broadcast_id uuid not null,
  -- 1 sent, 2 read, 4 clicked, 8 replied, 16 failed.
  step smallint not null,
  -- Of the people numbered from block * 2048 on, a bit for each.
  block integer not null,
  people bit(2048) not null,
  primary key (shop_id, broadcast_id, step, block)
) with (fillfactor = 50);
create index broadcast_people_block on broadcast_people (shop_id, block);
select protect_tenant_table('broadcast_people');

insert into broadcast_people (shop_id, broadcast_id, step, block, people)
select shop_id, broadcast_id, step, subscriber_no / 2048, bit_or(set_bit(0::bit(2048), subscriber_no % 2048, 1))
from broadcast_steps cross join (values (1), (2), (4), (8), (16)) as s (step)
where steps & step <> 0
group by 1, 2, 3, 4;

-- What processes of the release before still write.
create function move_broadcast_steps() returns trigger language plpgsql as $$
begin
  insert into broadcast_people as k (shop_id, broadcast_id, step, block, people)
  select new.shop_id, new.broadcast_id, step, new.subscriber_no / 2048, set_bit(0::bit(2048), new.subscriber_no % 2048, 1)
  from (values (1), (2), (4), (8), (16)) as s (step)
  where new.steps & step <> 0
  on conflict (shop_id, broadcast_id, step, block) do update set people = k.people | excluded.people;
  return null;
end $$;
create trigger move_broadcast_steps after insert or update on broadcast_steps
  for each row execute function move_broadcast_steps();

-- Many of a page's people read a message within seconds: the moment of it has room in the page.
alter table subscriber_facts set (fillfactor = 70);
