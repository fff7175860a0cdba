-- Programs answer in the inbox, too. `member_id` and `person` are then the id and the name of the API key.
alter table inbox_replies add column is_program boolean not null default false;
alter table inbox_waits add column is_program boolean not null default false;
