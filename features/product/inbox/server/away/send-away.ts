import { sql } from 'kysely';
import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { createMessages, isAllSendingPaused } from '#features/engine/messaging/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { decideAway } from '../../rules/away/decide-away.ts';
import { fillReply } from '../../rules/fill-reply.ts';
import { findSettings } from '../settings.ts';
import { AWAY_SOURCE } from '../waits.ts';

type Clock = Pick<Context, 'clock'>;
type Received = Pick<
  DomainEvents['messageReceived'],
  'shopId' | 'subscriberId' | 'channel' | 'senderId' | 'inboundId' | 'at'
>;

/**
 * Queues the away message for the question that decides about it, if the shop is closed. A worker sends it after the
 * commit, and the gate checks it again. The key is that of the wait, so that a wait has one at most.
 */
export async function sendAway(ctx: Clock, tx: Tx, received: Received, waitId: string): Promise<void> {
  const { shopId, subscriberId } = received;
  const { hoursOn, hours, awayOn, awayText } = await findSettings(tx, shopId);
  if (!hoursOn || !awayOn) return;
  const now = ctx.clock.now();
  const person = await findFacts(tx, received, now);
  const decision = decideAway({
    now,
    at: received.at,
    hours,
    timeZone: (await getShop(tx, shopId)).time_zone,
    isPaused: await isAllSendingPaused(tx, shopId),
    ...person,
  });
  const text = fillReply(awayText, { 'first name': person.firstName }).trim();
  if (!decision.send || text === '') return;
  const isQueued = await queueAway(ctx, tx, { received, waitId, text, expiresAt: decision.expiresAt });
  if (!isQueued) return;
  await tx
    .updateTable('inbox_waits')
    .set({ away_event: received.inboundId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .where('wait_id', '=', waitId)
    .execute();
}

interface PersonFacts {
  firstName: string | null;
  hasStopped: boolean;
  shopWroteAt: Date | null;
  sentAt: Date[];
}

async function findFacts(tx: Tx, { shopId, subscriberId }: Received, now: Date): Promise<PersonFacts> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<PersonFacts>`
    select first_name as "firstName", stopped_all_at is not null as "hasStopped", shop_wrote_at as "shopWroteAt",
      array(select judged_at from inbox_waits where shop_id = ${shopId} and subscriber_id = ${subscriberId}
        and judged_at > ${since} and away_event is not null) as "sentAt"
    from subscribers where shop_id = ${shopId} and subscriber_id = ${subscriberId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a question of nobody');
  return row;
}

interface Queued {
  received: Received;
  waitId: string;
  text: string;
  expiresAt: Date;
}

/** Returns false if the wait has an away message already. */
async function queueAway(
  ctx: Clock,
  tx: Tx,
  { received, waitId, text, expiresAt }: Queued,
): Promise<boolean> {
  const { shopId, subscriberId, channel, senderId, inboundId, at } = received;
  const content: MessageContent =
    channel === 'FB' ? { kind: 'messengerText', text, quickReplies: [] } : { kind: 'text', body: text };
  const ids = await createMessages(ctx, tx, [
    {
      shopId,
      messageKey: `away:${waitId}`,
      senderId,
      subscriberId,
      channel,
      purpose: 'service',
      source: { kind: 'service', type: AWAY_SOURCE, id: null },
      sourceEvent: inboundId,
      sourceAt: at,
      content,
      discount: null,
      discountCode: null,
      links: {},
      priority: PRIORITY.service,
      dueAt: ctx.clock.now(),
      expiresAt,
    },
  ]);
  return ids.length > 0;
}
