import type pg from 'pg';
import { parseMessagingLimit } from '#features/foundations/channels/contract/messaging-limit.ts';
import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import { recheckMerges } from '#features/foundations/subscribers/server/index.ts';
import { PRIORITY, type Purpose } from '../../contract/message.ts';
import type { SourceKind } from '../../contract/source.ts';
import { reserveReach } from '../../rules/gate/daily-reach.ts';
import { capCountsSince } from '../../rules/gate/frequency-cap.ts';
import { LAST_PRIORITY } from '../pause/last-priority.ts';
import { CLAIM } from './claim-statement.ts';
import type { StoredContent } from './content-of.ts';
import { usedReach } from './daily-reach.ts';
import { lockSender, type LockedSender } from './lock-sender.ts';

/** A message that only this worker may send now, with the facts that the gate needs. */
export interface ClaimedMessage extends StoredContent {
  claimId: number;
  shopId: number;
  createdAt: Date;
  expiresAt: Date;
  priority: number;
  /** The number of tries, including this one. */
  attempts: number;
  unknownRetries: number;
  sendingId: string | null;
  purpose: Purpose;
  /** Whether the person asked for it by signing up; null if not. */
  isRequested: boolean | null;
  /** Whether the team sent it although it talks with the person; null if nobody decided. */
  isReleased: boolean | null;
  /** Whether a person of the shop wrote it. */
  isByPerson: boolean;
  sourceKind: SourceKind;
  subscriberId: string;
  /** Whether the person's row exists. A message whose person was merged is not claimed. */
  personState: 'here' | 'gone';
  phoneE164: string | null;
  /** The number as WhatsApp writes it; null if unknown. */
  waId: string | null;
  bsuid: string | null;
  psid: string | null;
  /** The page that the psid belongs to; null if it was never stored. */
  pageId: string | null;
  hasMarketingConsent: boolean;
  hasStopped: boolean;
  hasStoppedSince: boolean;
  lastInboundAt: Date | null;
  adWroteAt: Date | null;
  shopWroteAt: Date | null;
  answeredElsewhereAt: Date | null;
  /**
   * When the person got marketing about other events in the last weeks, and about which event; null if there was none.
   */
  marketingGotAt: readonly Date[] | null;
  marketingEvents: readonly string[] | null;
  campaignOn: boolean | null;
  heldSending: 'paused' | 'cancelled' | null;
  cartEnding: CartEnding | null;
  /** Whether the shop wrote to the person after the message that an away message answers; null for other messages. */
  isAnswered: boolean | null;
  templateStatus: string | null;
  /** The message's `WaitingDiscount`; null if it has no code of its own. */
  discount: unknown;
  /** The category under which the provider counts its template; null without a template. */
  templateCategory: string | null;
}

/** A message that stays in the outbox until the rows of its merged person are moved. */
type PutBackMessage = Pick<ClaimedMessage, 'shopId' | 'subscriberId'> & { personState: 'merged' };

export interface ClaimedBatch {
  sender: LockedSender;
  /**
   * How many people may be reached in a day (null: no limit), how many were reached, and how many more are reserved for
   * this claim until its messages are handled.
   */
  reach: { limit: number | null; used: number; reserved: number };
  /**
   * How many of the messages, from the first on, may be handed over. More may follow once the database row of the claim
   * allows it.
   */
  handedOver: number;
  messages: readonly ClaimedMessage[];
}

/** What a worker asks for: at most `limit` messages. It starts `atOnce` of them immediately. */
interface Wanted {
  senderId: string;
  workerId: string;
  limit: number;
  atOnce: number;
}

/**
 * Takes queued messages of a sender out of the outbox for one worker, within the sender's rate. The sender's row is
 * locked meanwhile, so that all workers together keep to one rate. Returns null if another worker holds the sender, or
 * nothing may be sent now.
 */
export async function claimBatch(
  client: pg.ClientBase,
  { senderId, workerId, limit, atOnce }: Wanted,
  now: Date,
): Promise<ClaimedBatch | null> {
  const sender = await lockSender(client, senderId, now);
  if (!sender) return null;
  const allowed = Math.min(limit, Math.floor(sender.budget));
  if (allowed < 1) {
    if (sender.isClockBack) await setClockBack(client, sender, now);
    return null;
  }
  const reachLimit = finite(parseMessagingLimit(sender.currentLimit));
  const reach = await usedReach(client, sender, reachLimit, now);
  const { rows: taken } = await client.query<ClaimedMessage | PutBackMessage>({
    name: 'claim-batch',
    text: CLAIM,
    values: [
      senderId,
      now,
      allowed,
      workerId,
      atOnce,
      capCountsSince(sender.shop.limits, now),
      sender.shop.isPaused ? PRIORITY.optOutConfirmation : LAST_PRIORITY,
    ],
  });
  const rows = taken.filter((row) => row.personState !== 'merged');
  await recheckMerges(
    client,
    taken.filter((row) => row.personState === 'merged'),
    now,
  );
  const reserved = reserveReach(rows, { limit: reachLimit, used: reach.used }, now);
  await client.query({
    name: 'spend-budget',
    text: `update senders set budget = $3, budget_at = $4, reach_used = $5, reach_counted_at = coalesce($6, reach_counted_at)
      where shop_id = $1 and sender_id = $2`,
    values: [
      sender.shopId,
      senderId,
      sender.budget - rows.length,
      now,
      reach.used + reserved,
      reach.isFresh ? now : null,
    ],
  });
  if (rows.length === 0) return null;
  return {
    sender,
    reach: { limit: reachLimit, used: reach.used, reserved },
    handedOver: Math.min(atOnce, rows.length),
    messages: rows,
  };
}

async function setClockBack(client: pg.ClientBase, sender: LockedSender, now: Date): Promise<void> {
  await client.query('update senders set budget_at = $3 where shop_id = $1 and sender_id = $2', [
    sender.shopId,
    sender.senderId,
    now,
  ]);
}

/** A claim treats unlimited and unknown alike: the provider reports when it was too much. */
function finite(limit: number | null): number | null {
  return limit === Number.POSITIVE_INFINITY ? null : limit;
}
