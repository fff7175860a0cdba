-- The mail that told of an export, so that its merchant sees in the app when it was refused.
alter table exports add column mail_id uuid;
