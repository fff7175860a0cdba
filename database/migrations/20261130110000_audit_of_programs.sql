-- Programs change data of a shop through the public API. Their entries have the id of the key as `user_id`, and no role.
alter table audit_log drop constraint audit_log_who_check;
alter table audit_log add constraint audit_log_who_check check (who in ('operator', 'merchant', 'program'));
