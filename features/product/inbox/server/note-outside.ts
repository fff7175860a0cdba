import { sql } from 'kysely';
import '#features/engine/conversations/contract/conversation-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { endWait } from './waits.ts';

/**
 * Notes what a person of the shop wrote outside Bellbird. It answers the questions before it: a report that arrives late
 * ends no wait for a later question. Nobody is assigned, because nobody knows who wrote it.
 */
export async function noteOutside(tx: Tx, wrote: DomainEvents['shopWroteOutside']): Promise<void> {
  const { shopId, subscriberId, channel, kind, text, at } = wrote;
  const isLast = sql`${at} >= t.last_message_at`;
  const answers = sql`(t.state = 'waiting' and t.last_question_at <= ${at})`;
  const { rows } = await sql<{ waiting_since: Date | null }>`
    insert into inbox_threads as t (shop_id, subscriber_id, channel, state, last_message_at, excerpt, last_kind, last_from)
    values (${shopId}, ${subscriberId}, ${channel}, 'answered', ${at}, ${excerptOf(text)}, ${kind}, 'team')
    on conflict (shop_id, subscriber_id) do update set
      state = case when ${answers} then 'answered' else t.state end,
      waiting_since = case when ${answers} then null else t.waiting_since end,
      snoozed_until = case when ${answers} then null else t.snoozed_until end,
      last_message_at = greatest(t.last_message_at, ${at}),
      excerpt = case when ${isLast} then excluded.excerpt else t.excerpt end,
      last_kind = case when ${isLast} then excluded.last_kind else t.last_kind end,
      last_from = case when ${isLast} then 'team' else t.last_from end
    returning waiting_since`.execute(tx);
  if (rows[0]?.waiting_since === null) await endWait(tx, { shopId, subscriberId, at, how: 'outside' });
}
