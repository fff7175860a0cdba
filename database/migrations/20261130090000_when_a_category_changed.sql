-- When the provider came to count a template as something else: category_at is when it last said what it counts it as.
alter table template_submissions add column category_changed_at timestamptz;
