import { sql } from 'kysely';
import '#features/product/people/contract/person-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { answererOf } from '../rules/member-id.ts';
import { endWait } from './waits.ts';

/**
 * Notes an answer of the team or of a program. The person no longer waits. If nobody is assigned, the writer is from now
 * on, unless a program wrote: a program cannot be responsible for a conversation.
 */
export async function noteAnswer(tx: Tx, answered: DomainEvents['personAnswered']): Promise<void> {
  const { shopId, subscriberId, channel, messageId, text, at } = answered;
  const writer = answererOf(answered);
  const assigneeId = writer.isProgram ? null : writer.memberId;
  await sql`
    insert into inbox_threads as t (shop_id, subscriber_id, channel, state, last_message_at, excerpt, last_kind,
      last_from, assignee_id)
    values (${shopId}, ${subscriberId}, ${channel}, 'answered', ${at}, ${excerptOf(text)}, 'text', 'team', ${assigneeId})
    on conflict (shop_id, subscriber_id) do update set
      state = 'answered', waiting_since = null, snoozed_until = null,
      last_message_at = greatest(t.last_message_at, excluded.last_message_at), excerpt = excluded.excerpt,
      last_kind = 'text', last_from = 'team', assignee_id = coalesce(t.assignee_id, excluded.assignee_id)`.execute(
    tx,
  );
  await endWait(tx, { shopId, subscriberId, at, how: 'reply', answeredBy: writer });
  await tx
    .insertInto('inbox_replies')
    .values({
      shop_id: shopId,
      message_id: messageId,
      member_id: writer.memberId,
      person: writer.name,
      is_program: writer.isProgram,
      written_at: at,
    })
    .execute();
}
