-- What nobody understands is counted with what kept failing.
create index webhook_inbox_failed on webhook_inbox (received_at) where state = 'failed';
