-- When the provider said what it last said of a template's state; null before it said anything. `status_at` may be
-- ours: of the submission, or of a refusal.
alter table templates add column status_told_at timestamptz;
update templates set status_told_at = status_at where provider_template_id is not null and status <> 'PENDING';
