import { sql } from 'kysely';
import '#features/engine/conversations/contract/conversation-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { asksAPerson } from '../rules/asks-a-person.ts';
import { isFresh } from '../rules/away/decide-away.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { sendAway } from './away/send-away.ts';
import { AWAY_SOURCE, noteQuestion } from './waits.ts';

type Received = DomainEvents['messageReceived'];

/**
 * Notes a person's message in their thread, which is created with the first one. A message that asks a person of the
 * team opens the thread again and lets the person wait; every other message leaves the state as it is. The first
 * question of a wait may get the away message.
 */
export async function noteReceived(tx: Tx, received: Received, ctx: Pick<Context, 'clock'>): Promise<void> {
  const consequences = await readConsequences(tx, received);
  const asks = asksAPerson({ ...received, ...consequences });
  const waitingSince = await storeReceived(tx, received, asks);
  if (!asks || waitingSince === null) return;
  const now = ctx.clock.now();
  // One automatic message is enough: a question that got one leaves the decision to the next question.
  const mayDecide = isFresh(received.at, now) && !consequences.isAnswered;
  const { waitId, decides } = await noteQuestion(tx, { ...received, waitingSince, mayDecide, now });
  if (decides) await sendAway(ctx, tx, received, waitId);
}

/** Stores the message in the thread. Returns since when the person waits. */
async function storeReceived(tx: Tx, received: Received, asks: boolean): Promise<Date | null> {
  const { shopId, subscriberId, channel, kind, text, at } = received;
  const excerpt = excerptOf(text);
  const { rows } = await sql<{ waiting_since: Date | null }>`
    insert into inbox_threads as t (shop_id, subscriber_id, channel, state, waiting_since, last_question_at,
      last_message_at, excerpt, last_kind, last_from)
    values (${shopId}, ${subscriberId}, ${channel}, ${asks ? 'waiting' : 'done'}, ${asks ? at : null},
      ${asks ? at : null}, ${at}, ${excerpt}, ${kind}, 'person')
    on conflict (shop_id, subscriber_id) do update set
      state = case when ${asks} then 'waiting' else t.state end,
      waiting_since = case when ${asks} then least(t.waiting_since, ${at}) else t.waiting_since end,
      snoozed_until = case when ${asks} then null else t.snoozed_until end,
      last_question_at = case when ${asks} then greatest(t.last_question_at, ${at}) else t.last_question_at end,
      last_message_at = greatest(t.last_message_at, ${at}),
      excerpt = case when ${at} >= t.last_message_at then excluded.excerpt else t.excerpt end,
      last_kind = case when ${at} >= t.last_message_at then excluded.last_kind else t.last_kind end,
      last_from = case when ${at} >= t.last_message_at then 'person' else t.last_from end
    returning waiting_since`.execute(tx);
  return rows[0]?.waiting_since ?? null;
}

interface Consequences {
  isAnswered: boolean;
  changedConsent: boolean;
}

/** What the message led to in this transaction: an answer to the person, or a change of consent. */
async function readConsequences(
  tx: Tx,
  { shopId, subscriberId, taken, startedAt }: Received,
): Promise<Consequences> {
  if (taken !== null) return { isAnswered: false, changedConsent: false };
  const { rows } = await sql<Consequences>`
    select exists (select from messages where shop_id = ${shopId} and subscriber_id = ${subscriberId}
        and created_at >= ${startedAt} and source_type not in ('direct', 'apiReply', ${AWAY_SOURCE})) as "isAnswered",
      exists (select from consent_ledger where shop_id = ${shopId} and subscriber_id = ${subscriberId}
        and recorded_at >= ${startedAt}) as "changedConsent"`.execute(tx);
  return rows[0] ?? { isAnswered: false, changedConsent: false };
}
