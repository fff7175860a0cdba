-- A template is the shop's; what a number's or page's provider makes of it is a submission. The claim goes on finding
-- the latter by sender, name and language, in one look-up.
alter table templates rename to template_submissions;
alter table template_submissions rename column template_id to submission_id;
alter table template_submissions rename constraint templates_pkey to template_submissions_pkey;
alter table template_submissions
  rename constraint templates_shop_id_sender_id_name_language_key to template_submissions_sender_name_language_key;
alter table template_submissions
  rename constraint templates_shop_id_sender_id_fkey to template_submissions_shop_id_sender_id_fkey;
alter table template_submissions rename constraint templates_category_check to template_submissions_category_check;
alter table template_submissions rename constraint templates_quality_check to template_submissions_quality_check;
alter table template_submissions rename constraint templates_status_check to template_submissions_status_check;
alter table template_submissions drop constraint templates_name_check;

create table templates (
  shop_id bigint not null references shops,
  template_id uuid not null,
  name text not null check (name ~ '^[a-z0-9_]+$' and length(name) <= 512),
  language text not null,
  definition jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (shop_id, template_id),
  unique (shop_id, name, language)
);
alter table templates enable row level security;
create policy own_shop on templates to bellbird_shop
  using (shop_id = current_setting('bellbird.shop_id')::bigint);
grant select, insert, update, delete on templates to bellbird_shop;

-- Of what several senders were given under one name, the one that may be sent is the template, else the latest.
-- A picture, a link button and quick replies were all that one could have.
insert into templates (shop_id, template_id, name, language, definition, created_at, changed_at)
select distinct on (shop_id, name, language) shop_id, submission_id, name, language,
  case when components ? 'body' then jsonb_build_object(
    'name', name,
    'language', language,
    'category', components -> 'category',
    'header', case when (components ->> 'hasHeaderImage')::boolean
      then '{"kind": "image", "sampleUrl": null}'::jsonb else 'null'::jsonb end,
    'body', components -> 'body',
    'variables', coalesce(components -> 'variables', (
      select coalesce(jsonb_agg(jsonb_build_object('name', 'value' || place, 'sample', sample) order by place), '[]')
      from jsonb_array_elements_text(components -> 'bodySamples') with ordinality as samples(sample, place)
    )),
    'footer', null,
    'buttons', case when components ->> 'linkTitle' is null then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('kind', 'link', 'title', components -> 'linkTitle', 'link', 'page')) end
      || (
        select coalesce(jsonb_agg('{"kind": "reply"}'::jsonb || reply order by place), '[]')
        from jsonb_array_elements(components -> 'quickReplies') with ordinality as replies(reply, place)
      ),
    'offer', null,
    'cards', null
  ) else components end,
  status_at, status_at
from template_submissions
order by shop_id, name, language, (status = 'ENABLED') desc, status_at desc;

alter table template_submissions drop column components;
alter table template_submissions
  add constraint template_submissions_template_fkey
  foreign key (shop_id, name, language) references templates (shop_id, name, language);
