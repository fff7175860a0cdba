import { sql } from 'kysely';
import { describeStop } from '#features/foundations/channels/rules/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { firstIdAt } from '#platform/ids/time-ordered-id.ts';
import type { getSenderAlerts } from '../contract/sender-alerts.ts';
import { findAlerts, type SenderFacts } from '../rules/sender-alerts.ts';

/** The number of newest messages that are searched for one without a receipt. */
const LOOKED_AT = 2000;

export interface SenderState {
  sender_id: string;
  channel: Channel;
  external_id: string;
  display_phone_number: string | null;
  page_name: string | null;
  verified_name: string | null;
  quality: 'GREEN' | 'YELLOW' | 'RED' | 'UNKNOWN';
  current_limit: string;
  sends_per_second: number;
  pace: number;
  paced_at: Date | null;
  stopped_at: Date | null;
  stopped_reason: string | null;
  token_died_at: Date | null;
  last_receipt_at: Date | null;
  lag_seconds: number | null;
  unheard_since: Date | null;
}

/**
 * Returns a shop's current senders. Not in the shop's own database role, because the flow of receipts is stored by the
 * provider's ids, outside of shops.
 */
export async function findSenders(ctx: Context, shopId: number): Promise<SenderState[]> {
  const dayAgo = new Date(ctx.clock.now().getTime() - DAY_MS);
  const { rows } = await sql<SenderState>`
    select s.sender_id, s.channel, s.external_id, s.display_phone_number, p.page_name, s.verified_name, s.quality,
      s.current_limit, s.sends_per_second, s.pace, s.paced_at, s.stopped_at, s.stopped_reason, s.token_died_at,
      f.last_webhook_at as last_receipt_at, f.lag_seconds, u.unheard_since
    from senders s
    left join facebook_pages p on p.shop_id = s.shop_id and p.sender_id = s.sender_id
    left join receipt_flow f on f.channel = s.channel and f.external_id = s.external_id
    left join lateral (
      select min(m.sent_at) as unheard_since from (
        select sender_id, state, sent_at from messages
        where shop_id = s.shop_id and message_id >= ${firstIdAt(dayAgo)} and created_at >= ${dayAgo}
        order by message_id desc limit ${LOOKED_AT}
      ) m
      where m.sender_id = s.sender_id and m.state = 'sent' and m.sent_at > coalesce(f.last_webhook_at, '-infinity')
    ) u on true
    where s.shop_id = ${shopId} and s.released_at is null
    order by s.channel desc, s.sender_id`.execute(ctx.db);
  return rows;
}

export function factsOf(row: SenderState, now: Date): SenderFacts {
  return {
    now,
    quality: row.quality,
    stoppedAt: row.stopped_at,
    tokenDiedAt: row.token_died_at,
    lastReceiptAt: row.last_receipt_at,
    lagSeconds: row.lag_seconds ?? 0,
    // Messenger only reports deliveries that its app has seen, so silence proves nothing there.
    unheardSince: row.channel === 'WA' ? row.unheard_since : null,
  };
}

/** Returns the problems of a shop's senders, in a short form for every page. */
export async function findSenderAlerts(
  ctx: Context,
  shopId: number,
): Promise<ResponseOf<typeof getSenderAlerts>> {
  const now = ctx.clock.now();
  const senders = await findSenders(ctx, shopId);
  return {
    alerts: senders.flatMap((row) => {
      const { channel } = row;
      const reason = row.stopped_reason === null ? null : describeStop(row.stopped_reason);
      return findAlerts(factsOf(row, now)).map((alert) => ({ channel, alert, reason }));
    }),
  };
}
