import { sql } from 'kysely';
import type {
  AnsweredMessage,
  TypedMessage,
} from '#features/engine/conversations/contract/conversation-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Campaign } from '../../../server/engine/campaign.ts';
import { onReply } from '../../../server/engine/on-reply.ts';
import { codConfirmation } from '../definition.ts';
import { readTypedAnswer } from './read-typed-answer.ts';

/** A question without an answer for this long is about an old order. */
const LOOK_BACK_DAYS = 30;

/**
 * Treats a typed "confirm" or "cancel" as the answer to the open question about a cash order, like a tap. Returns false
 * for other texts, without a query.
 */
export async function takeTypedAnswer(
  ctx: Context,
  campaigns: readonly Campaign[],
  tx: Tx,
  { text, answers, ...typed }: TypedMessage,
): Promise<boolean> {
  const flowKey = typed.channel === 'WA' ? readTypedAnswer(text) : null;
  if (flowKey === null) return false;
  if (answers !== null && answers.sourceType !== codConfirmation.type) return false;
  const asked = await findOpenQuestion(tx, typed, { flowKey, messageId: answers?.messageId ?? null });
  if (!asked) return false;
  const { flowId: payload, ...question } = asked;
  await onReply(ctx, campaigns, tx, { ...typed, payload, answers: question });
  return true;
}

/** Returns the open question with this answer: the newest, unless the person replies to a certain one. */
async function findOpenQuestion(
  tx: Tx,
  { shopId, subscriberId, at }: Pick<TypedMessage, 'shopId' | 'subscriberId' | 'at'>,
  { flowKey, messageId }: { flowKey: string; messageId: string | null },
): Promise<(AnsweredMessage & { flowId: string }) | null> {
  const { rows } = await sql<AnsweredMessage & { flowId: string }>`
    select m.message_id as "messageId", m.source_type as "sourceType", m.source_id as "sourceId",
      m.source_event as "sourceEvent", f.flow_id as "flowId"
    from messages m
    join cod_offers o on o.shop_id = m.shop_id and o.order_id = m.source_event and o.state in ('open', 'paying')
    join flows f on f.shop_id = m.shop_id and f.channel = 'WA' and f.campaign_type = ${codConfirmation.type}
      and f.flow_key = ${flowKey} and position(f.flow_id::text in m.content::text) > 0
    where m.shop_id = ${shopId} and m.subscriber_id = ${subscriberId} and m.source_kind = 'campaign'
      and m.source_type = ${codConfirmation.type} and m.state in ('sent', 'delivered', 'read')
      and m.created_at > ${at}::timestamptz - make_interval(days => ${LOOK_BACK_DAYS})
      and (${messageId}::uuid is null or m.message_id = ${messageId}::uuid)
    order by m.created_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
