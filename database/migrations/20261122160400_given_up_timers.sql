-- A timer that fails again and again is put aside, seen by its merchant, and tried again when a person says so.
alter table timers add column given_up_at timestamptz;
drop index timers_due;
create index timers_due on timers (due_at) where given_up_at is null;
create index timers_given_up on timers (shop_id) where given_up_at is not null;
