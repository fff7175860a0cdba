-- Renames the tables that say whether webhooks are answered, and the class of failures while they were not.
alter table webhook_doors rename constraint webhook_doors_pkey to webhook_processes_pkey;
alter table webhook_doors rename to webhook_processes;
alter table webhook_door_watch rename constraint webhook_door_watch_pkey to webhook_availability_pkey;
alter table webhook_door_watch rename constraint webhook_door_watch_only_row_check to webhook_availability_only_row_check;
alter table webhook_door_watch rename to webhook_availability;

-- The programs of the previous release read and write the tables under these names. A later release drops the views.
create view webhook_doors as select process_id, seen_at from webhook_processes;
create view webhook_door_watch as select only_row, open_since from webhook_availability;

update saved_views
set filters = jsonb_set(filters, '{reason}', to_jsonb(regexp_replace(filters ->> 'reason', '\mdoorShut\M', 'webhooksUnavailable')))
where list = 'messages' and filters ->> 'reason' ~ '\mdoorShut\M';
