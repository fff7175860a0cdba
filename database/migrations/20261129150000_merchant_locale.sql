-- The language in which a merchant last read the app, as a BCP 47 tag, for texts that are written while nobody reads:
-- e-mails, notes on orders, and files. Null until somebody has opened the app since.
alter table shops add column merchant_locale text;
