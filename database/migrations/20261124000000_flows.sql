-- What a campaign says at one point, for each shop. Without nodes it says what the product wrote, in each person's
-- language; with nodes, what the merchant made of it.
create table flows (
  shop_id bigint not null references shops (shop_id),
  flow_id uuid not null,
  channel text not null check (channel in ('WA', 'FB')),
  campaign_type text not null,
  flow_key text not null,
  nodes jsonb,
  revision integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id, flow_id),
  unique (shop_id, channel, campaign_type, flow_key)
);
select protect_tenant_table('flows');

alter table campaigns
  add column revision integer not null default 1,
  add column hold_out_percent smallint not null default 0 check (hold_out_percent between 0 and 50);

-- A drip's template was a name; now it begins with a flow. Names of templates became keys of flows.
insert into flows (shop_id, flow_id, channel, campaign_type, flow_key, nodes, changed_at)
select d.shop_id, gen_random_uuid(), d.channel, d.type,
  case when d.template_name = 'abandoned_cart_1' then 'cart_reminder_1_offer' else d.template_name end,
  case when d.template_name = 'abandoned_cart_1' then null
    else jsonb_build_array(jsonb_build_object('kind', 'ownTemplate', 'masterId', 'n1', 'name', d.template_name, 'language', d.template_language)) end,
  now()
from drips d
on conflict do nothing;

alter table drips
  add column flow_id uuid,
  add column is_enabled boolean not null default true,
  add column settings jsonb,
  add column revision integer not null default 1;

update drips d set
  flow_id = f.flow_id,
  settings = jsonb_build_object(
    'utm', d.utm,
    'discount', case when d.discount is null then null else jsonb_build_object(
      'type', d.discount ->> 'kind',
      'code', coalesce(d.discount ->> 'code', ''),
      'percentage', d.discount -> 'percent',
      'expiry', case when d.discount ? 'expiresAfterSeconds'
        then jsonb_build_object('magnitude', greatest(1, (d.discount ->> 'expiresAfterSeconds')::bigint / 3600), 'unit', 'Hours') end
    ) end,
    'redirectUrl', null, 'cooldownDays', null, 'upsellOnCod', false, 'recommendationMethod', 'automatic', 'own', '{}'::jsonb)
from flows f
where f.shop_id = d.shop_id and f.channel = d.channel and f.campaign_type = d.type
  and f.flow_key = case when d.template_name = 'abandoned_cart_1' then 'cart_reminder_1_offer' else d.template_name end;

alter table drips
  alter column flow_id set not null,
  alter column settings set not null,
  add foreign key (shop_id, flow_id) references flows (shop_id, flow_id),
  drop column template_name,
  drop column template_language,
  drop column discount,
  drop column utm;

-- Which flow a decision was to send, and the message that the person answered by which they were led there.
alter table decisions
  add column flow_id uuid,
  add column answers_message_id uuid;
