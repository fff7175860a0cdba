-- The reader of the file and of the mail about it, as a BCP 47 tag.
alter table exports add column locale text not null default 'en-GB';
