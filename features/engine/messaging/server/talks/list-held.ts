import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { TeamAct } from '../../contract/team-act.ts';
import { talkingUntil } from '../../rules/gate/conversation.ts';
import { findSendingLimits } from '../limits/sending-limits-queries.ts';
import { IS_OF_SAME_OFFER } from './decide-held.ts';

/** An offer to a person that waits because the team talks with them, or that the team decided about. */
export interface HeldOffer {
  messageId: string;
  sourceType: string;
  sourceId: string | null;
  /** How many messages it has: those that follow it go out after it. */
  messages: number;
  /** `held`: it waits for the end of the conversation. `postponed`: until a later day. `released`: it is sent as soon as the gate allows it. */
  state: 'held' | 'postponed' | 'released';
  /** When the gate checks it again. */
  at: Date;
  /** After this, the gate drops it. */
  expiresAt: Date;
  /** Why a released one waits; null if it is about to be sent. */
  reason: string | null;
}

interface HeldRow {
  message_id: string;
  source_type: string;
  source_id: string | null;
  messages: number;
  reason: string | null;
  due_at: Date;
  expires_at: Date;
  is_released: boolean;
  is_all_paused: boolean;
  shop_wrote_at: Date | null;
}

/** Returns the offers to a person that wait because the team talks with them, the next one first. */
export async function listHeld(
  tx: Tx,
  { shopId, subscriberId, now }: { shopId: number; subscriberId: string; now: Date },
): Promise<HeldOffer[]> {
  const { rows } = await sql<HeldRow>`
    select m.message_id, m.source_type, m.source_id, o.reason, o.due_at, o.expires_at, s.shop_wrote_at,
      coalesce(m.verdict #>> '{team,kind}' = 'send', false) as is_released,
      exists (select from sending_pauses p where p.shop_id = m.shop_id) as is_all_paused,
      1 + (select count(*)::int from messages f
        join outbox w on w.shop_id = f.shop_id and w.message_id = f.message_id and w.state = 'following'
        where ${IS_OF_SAME_OFFER}) as messages
    from messages m
    join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id and o.state = 'queued'
    join subscribers s on s.shop_id = m.shop_id and s.subscriber_id = m.subscriber_id
    where m.shop_id = ${shopId} and m.subscriber_id = ${subscriberId} and m.state = 'queued'
      and (o.reason in ('talking', 'postponed') or m.verdict #>> '{team,kind}' = 'send')
    order by o.due_at, m.message_id`.execute(tx);
  if (rows.length === 0) return [];
  const { talkHours } = await findSendingLimits(tx, shopId);
  return rows.map((row) => toHeld(row, talkingUntil(now, row.shop_wrote_at, talkHours), now));
}

/** The team may have written again since the gate checked a message, so that it waits longer. */
function toHeld(row: HeldRow, talksUntil: Date | null, now: Date): HeldOffer {
  const offer = {
    messageId: row.message_id,
    sourceType: row.source_type,
    sourceId: row.source_id,
    messages: row.messages,
    expiresAt: row.expires_at,
  };
  if (row.is_released) {
    const reason = row.reason ?? (row.is_all_paused ? 'allPaused' : null);
    return { ...offer, state: 'released', at: row.due_at > now ? row.due_at : now, reason };
  }
  const at = talksUntil !== null && talksUntil > row.due_at ? talksUntil : row.due_at;
  return { ...offer, state: row.reason === 'postponed' ? 'postponed' : 'held', at, reason: null };
}

/** Returns what the team decided about these messages to a person, by message. */
export async function listTeamActs(
  tx: Tx,
  { shopId, subscriberId }: { shopId: number; subscriberId: string },
  messageIds: readonly string[],
): Promise<Record<string, TeamAct>> {
  if (messageIds.length === 0) return {};
  const { rows } = await sql<{ message_id: string; team: unknown }>`
    select message_id, verdict -> 'team' as team from messages
    where shop_id = ${shopId} and subscriber_id = ${subscriberId} and message_id = any(${[...messageIds]}::uuid[])
      and verdict ? 'team'`.execute(tx);
  return Object.fromEntries(rows.map((row) => [row.message_id, TeamAct.parse(row.team)]));
}
