-- What a message, a count and a credit come from: the kind of source, its type, and which one of that type.
alter table messages add column source_kind text not null default 'campaign'
  constraint messages_source_kind_check check (source_kind in ('campaign', 'tool', 'broadcast', 'service'));
update messages set source_kind = 'service' where source_type in ('stopConfirmation', 'stopQuestion');
update messages set source_kind = 'broadcast' where source_type = 'broadcast';

-- What follows an event is found by the event, whatever campaign it is of.
create index messages_by_event on messages (shop_id, source_event, source_type);
drop index messages_by_source;

alter table order_credits add column source_kind text not null default 'campaign'
  constraint order_credits_source_kind_check check (source_kind in ('campaign', 'tool', 'broadcast', 'service'));
update order_credits set source_kind = 'broadcast' where source_type = 'broadcast';

-- The zero id stands for a source of which there is only one: a key has no nulls.
alter table daily_rollups
  add column source_kind text not null default 'campaign'
    constraint daily_rollups_source_kind_check check (source_kind in ('campaign', 'tool', 'broadcast', 'service')),
  add column source_id uuid not null default '00000000-0000-0000-0000-000000000000';
update daily_rollups set source_kind = 'service' where source_type in ('stopConfirmation', 'stopQuestion');
update daily_rollups set source_kind = 'tool' where opt_ins + impressions <> 0;
update daily_rollups set source_kind = 'broadcast' where source_type = 'broadcast';
alter table daily_rollups drop constraint daily_rollups_pkey;
alter table daily_rollups add primary key (shop_id, day, channel, source_kind, source_type, source_id);
