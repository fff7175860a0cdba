import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { subjectKey, type Subject } from '../../rules/effect.ts';

/** A campaign's decision on a subject, to be stored. */
export interface Decided {
  shopId: number;
  type: string;
  channel: Channel;
  subject: Subject;
  dripId: string | null;
  subscriberId: string | null;
  outcome: 'send' | 'drop' | 'notStarted';
  /** Null for a sent message. */
  reason: string | null;
  facts: DecisionFacts;
  messageId: string | null;
  /** The flow; missing if the decision came before one was chosen. */
  flowId?: string;
  /** The message whose answer led the person here. */
  answersMessageId?: string;
}

/** What was known of the event then. The moment is ISO 8601, the amount in the currency's minor units. */
export interface DecisionFacts {
  eventAt: string | null;
  amountMinor?: number;
  currency?: string;
  /** The product that the message recommends. */
  recommendedProductId?: string;
}

/** Stores decisions, all in one statement. */
export async function storeDecisions(tx: Tx, now: Date, decided: readonly Decided[]): Promise<void> {
  if (decided.length === 0) return;
  const rows = decided.map((one) => ({
    shop_id: one.shopId,
    decision_id: timeOrderedId(now),
    decided_at: now,
    campaign_type: one.type,
    channel: one.channel,
    subject: subjectKey(one.subject),
    drip_id: one.dripId,
    subscriber_id: one.subscriberId,
    outcome: one.outcome,
    reason: one.reason,
    facts: one.facts,
    message_id: one.messageId,
    flow_id: one.flowId ?? null,
    answers_message_id: one.answersMessageId ?? null,
  }));
  await sql`
    insert into decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, drip_id, subscriber_id,
      outcome, reason, facts, message_id, flow_id, answers_message_id)
    select shop_id, decision_id, decided_at, campaign_type, channel, subject, drip_id, subscriber_id,
      outcome, reason, facts, message_id, flow_id, answers_message_id
    from json_populate_recordset(null::decisions, ${storableJson(rows)}::json)`.execute(tx);
}
