-- What the provider says of a number's account and of its templates, and when it said so.

alter table senders
  -- What happened to the account that stopped the number; null when it runs, or when something else stopped it.
  add column stopped_by text check (stopped_by in ('deleted', 'partner', 'restriction', 'ban', 'offboarding')),
  -- When a restriction ends by itself; null when that is not known.
  add column stopped_until timestamptz,
  -- By the matter of a word about the account, the moment of the latest one: a late older word changes nothing.
  add column words_told_at jsonb not null default '{}',
  -- WhatsApp's last decision on the account's review, in its own word; null before one was told.
  add column review_decision text,
  -- Why WhatsApp refused the last display name that was asked for, in its own word; null when it did not.
  add column name_refusal text,
  -- When its list of templates was last read, a page of it at a time, and where that goes on.
  add column templates_read_at timestamptz,
  add column templates_cursor text;

alter table templates
  -- How the provider counts it; what it was submitted as is in its definition.
  drop constraint templates_category_check,
  add constraint templates_category_check check (category in ('MARKETING', 'UTILITY', 'AUTHENTICATION')),
  add column category_at timestamptz,
  -- What the provider says it will count it as, and from when.
  add column coming_category text,
  add column coming_category_at timestamptz,
  add column quality text not null default 'UNKNOWN' check (quality in ('GREEN', 'YELLOW', 'RED', 'UNKNOWN')),
  add column quality_at timestamptz;
