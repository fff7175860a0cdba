-- A welcome may bring a code alone: shops that have welcomes get that text of theirs.
insert into flows (shop_id, flow_id, channel, campaign_type, flow_key, nodes, changed_at)
select shop_id, gen_random_uuid(), channel, campaign_type, flow_key || '_code', null, now()
from flows
where (campaign_type, flow_key) in
  (('persistentPill', 'welcome_pill'), ('visualPopup', 'welcome_popup'), ('spinTheWheel', 'welcome_wheel'))
on conflict do nothing;
