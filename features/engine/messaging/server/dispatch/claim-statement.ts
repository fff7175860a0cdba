import { cartEnding } from '#features/foundations/store-data/server/orders-api.ts';
import { alsoNamed } from '#features/foundations/subscribers/server/index.ts';

// A test recipient who is not a subscriber is known by number only. An opt-out under that number counts.
const TEST_RECIPIENT = `
      r.phone_e164, p.wa_id, p.bsuid, p.psid, p.page_id, false, p.stopped_all_at, p.last_inbound_at,
      p.ad_wrote_at, p.shop_wrote_at, p.answered_elsewhere_at, 'here'
    from test_recipients r
    left join subscribers p on p.shop_id = r.shop_id and p.channel = r.channel and p.phone_e164 = r.phone_e164`;

// A message may be written while its person is being merged. It stays in the outbox until the merge has moved it, or
// dropped it because the person gets the same message under another row. If the person is gone, the message leaves the
// outbox with a verdict, like any other.
const MISSING_PERSON = `
    select null, null, null, null, null, false, null, null, null, null, null, case when exists (
      select from subscriber_aliases a where a.shop_id = t.shop_id and a.subscriber_id = m.subscriber_id
    ) then 'merged' else 'gone' end`;

// An update moves a row to another place, so a row that somebody changes meanwhile is not claimed. If a receipt shows
// that a message was already sent, its row is removed and nothing is sent. Marketing that is being sent to a person
// counts as received. The upper bound of the date excludes the partitions of later months. Reading them cost as much as
// reading the current month. The campaign's row decides for its messages. For a message that is void once its cart has
// ended, the claim reads how the cart ended. Each part looks up one key for each claimed row: LATERAL with a limit
// keeps the planner from joining whole tables before it has statistics, as in a shop's first minutes.
export const CLAIM = `
with taken as (
  delete from outbox o
  where o.ctid = any(array(
    select ctid from outbox
    where sender_id = $1 and state = 'queued' and due_at <= $2 and priority <= $7
    order by priority, due_at
    limit $3
  )) and o.state = 'queued'
  returning o.shop_id, o.message_id, o.created_at, o.expires_at, o.priority, o.due_at,
    (least(o.attempts, 32766) + 1)::smallint as attempts, o.unknown_retries, o.sending_id
),
mine as (
  select t.*, m.purpose, m.channel, m.source_kind, m.source_type, m.source_event, m.source_at, m.voided_by, m.is_requested, m.sender_id, m.value_texts, m.subscriber_id,
    m.verdict -> 'discount' as discount, m.verdict #>> '{team,kind}' = 'send' as is_released,
    coalesce(m.content, g.content) as content, g.value_names, g.state as sending_state,
    s.phone_e164, s.wa_id, s.bsuid, s.psid, s.page_id, s.has_marketing_consent, s.stopped_all_at,
    s.last_inbound_at, s.ad_wrote_at, s.shop_wrote_at, s.answered_elsewhere_at, s.person_state
  from taken t
  cross join lateral (
    select * from messages m
    where m.shop_id = t.shop_id and m.message_id = t.message_id and m.created_at = t.created_at and m.state = 'queued'
    limit 1
  ) m
  left join lateral (
    select content, value_names, state from sendings g
    where g.shop_id = t.shop_id and g.sending_id = t.sending_id limit 1
  ) g on t.sending_id is not null
  cross join lateral (
    select s.phone_e164, s.wa_id, s.bsuid, s.psid, s.page_id, s.has_marketing_consent, s.stopped_all_at, s.last_inbound_at,
      s.ad_wrote_at, s.shop_wrote_at, s.answered_elsewhere_at, 'here' as person_state
    from subscribers s where s.shop_id = t.shop_id and s.subscriber_id = m.subscriber_id
    union all
    select ${TEST_RECIPIENT} where m.source_kind = 'test' and r.shop_id = t.shop_id and r.recipient_id = m.subscriber_id
    union all
    ${MISSING_PERSON}
    limit 1
  ) s
),
put_back as (
  insert into outbox (shop_id, message_id, created_at, sender_id, sending_id, priority, state, due_at, expires_at, attempts,
    unknown_retries)
  select shop_id, message_id, created_at, sender_id, sending_id, priority, 'queued', $2 + interval '1 second', expires_at,
    attempts - 1, unknown_retries
  from mine where person_state = 'merged'
),
claim as (
  insert into claims (shop_id, sender_id, worker_id, claimed_at, handed_over, message_ids, created_ats, expires_ats,
    priorities, attempts, unknown_retries, sending_ids)
  select min(shop_id), $1, $4, $2, least($5::int, count(*)), array_agg(message_id), array_agg(created_at),
    array_agg(expires_at), array_agg(priority), array_agg(attempts), array_agg(unknown_retries), array_agg(sending_id)
  from (select * from mine where person_state <> 'merged' order by priority, due_at, message_id) listed having count(*) > 0
  returning claim_id
)
select (select claim_id from claim) as "claimId", c.shop_id as "shopId", c.message_id as "messageId",
  c.created_at as "createdAt", c.expires_at as "expiresAt", c.priority, c.attempts,
  c.unknown_retries as "unknownRetries", c.sending_id as "sendingId", c.purpose, c.source_kind as "sourceKind", c.content::text as "contentJson", c.discount,
  case when c.value_texts is not null then c.value_names end as "valueNames", c.value_texts as "valueTexts",
  c.subscriber_id as "subscriberId", c.person_state as "personState", c.phone_e164 as "phoneE164", c.wa_id as "waId", c.bsuid, c.psid, c.page_id as "pageId",
  c.has_marketing_consent as "hasMarketingConsent", c.stopped_all_at is not null as "hasStopped",
  coalesce(c.stopped_all_at > c.created_at, false) as "hasStoppedSince", c.last_inbound_at as "lastInboundAt",
  c.ad_wrote_at as "adWroteAt", c.shop_wrote_at as "shopWroteAt", c.answered_elsewhere_at as "answeredElsewhereAt",
  c.is_requested as "isRequested", c.is_released as "isReleased", c.source_kind = 'service' and c.source_type = 'direct' as "isByPerson", k.is_on as "campaignOn",
  nullif(c.sending_state, 'running') as "heldSending", r.got_at as "marketingGotAt", r.events as "marketingEvents",
  case when c.voided_by = 'cartEnding' then ${cartEnding('c.shop_id', 'c.source_event', alsoNamed)} end as "cartEnding",
  case when c.source_kind = 'service' and c.source_type = 'awayMessage' then c.shop_wrote_at >= c.source_at end as "isAnswered",
  case when c.content ->> 'kind' in ('template', 'messengerTemplate') then coalesce(t.status, 'MISSING') end as "templateStatus",
  t.category as "templateCategory"
from mine c
left join lateral (
  select is_on from campaigns k
  where c.source_kind = 'campaign' and k.shop_id = c.shop_id and k.channel = c.channel and k.type = c.source_type limit 1
) k on true
left join lateral (
  select status, category from template_submissions t
  where t.shop_id = c.shop_id and t.sender_id = c.sender_id
    and t.name = c.content ->> 'templateName' and t.language = c.content ->> 'language' limit 1
) t on true
left join lateral (
  select array_agg(coalesce(p.sent_at, $2)) as got_at, array_agg(p.source_type || ' ' || p.source_event) as events
  from messages p
  where (c.purpose = 'marketing' or t.category = 'MARKETING') and $6::timestamptz is not null
    and p.shop_id = c.shop_id and p.subscriber_id = c.subscriber_id and p.created_at >= $6
    and p.created_at < $2::timestamptz + interval '1 day' and p.purpose = 'marketing'
    and p.is_requested is not true and p.source_kind <> 'test' and (p.source_type, p.source_event) <> (c.source_type, c.source_event)
    and (p.state in ('sent', 'delivered', 'read') or p.state = 'queued' and not exists (
      select from outbox o
      where o.shop_id = p.shop_id and o.message_id = p.message_id and o.state <> 'uncertain'
    ))
) r on true
order by c.priority, c.due_at, c.message_id`;
