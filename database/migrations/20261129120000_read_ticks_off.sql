-- Blue ticks say that a person read the message, which no program can promise. A shop that used the switch keeps its
-- choice; the audit log has every use.
alter table senders alter column marks_read set default false;
update senders s set marks_read = false
where s.marks_read and not exists (
  select from audit_log a where a.shop_id = s.shop_id and a.action = '/database/api/messages/setReadTicks'
);
