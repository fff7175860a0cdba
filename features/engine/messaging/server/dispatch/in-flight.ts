/**
 * The messages that workers are sending at this moment, as a table to select from. A claim lists its messages until all
 * of them have an answer. A reader that needs the sending of a message gets it here: with another join to `messages`,
 * each of them would be looked up again while the planner has no statistics.
 */
export const IN_FLIGHT = `(
  select c.shop_id, c.sender_id, m.message_id, m.created_at, m.sending_id, m.subscriber_id, m.channel, m.purpose, m.source_type,
    m.source_kind, m.source_id, m.state, m.verdict, m.provider_code, m.provider_error, m.retries, m.sent_at, m.clicked_at
  from claims c
  cross join lateral unnest(c.message_ids, c.created_ats) as listed(message_id, created_at)
  cross join lateral (
    select * from messages m
    where m.shop_id = c.shop_id and m.message_id = listed.message_id and m.created_at = listed.created_at
      and m.state = 'queued'
    limit 1
  ) m
  where not exists (select from outbox o where o.shop_id = c.shop_id and o.message_id = listed.message_id)
)`;
