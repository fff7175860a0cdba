-- A mail is written with what causes it, and sent after the commit. What a mail server was given and did not answer for
-- is never given again.
create table mails (
  shop_id bigint not null references shops,
  mail_id uuid not null,
  recipient text not null,
  subject text not null,
  body text not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  begun_at timestamptz,
  sent_at timestamptz,
  error text,
  primary key (shop_id, mail_id)
);
create index mails_queued on mails (shop_id, due_at) where state = 'queued';
create index mails_begun on mails (begun_at) where state = 'sending';
create index mails_failed on mails (shop_id) where state = 'failed';
select protect_tenant_table('mails');
