import { sql } from 'kysely';
import type { SendingLimits } from '#features/engine/messaging/contract/sending-limits.ts';
import { cappedUntil } from '#features/engine/messaging/rules/index.ts';
import { countedMarketing, findSendingLimits } from '#features/engine/messaging/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PersonOnChannel } from '../contract/explanation-calls.ts';

/** Returns a person on each channel with their consents, oldest first, and what their caps leave. */
export async function listChannels(
  tx: Tx,
  shopId: number,
  subscriberIds: string[],
  now: Date,
): Promise<PersonOnChannel[]> {
  if (subscriberIds.length === 0) return [];
  const limits = await findSendingLimits(tx, shopId);
  const rows = await tx
    .selectFrom('subscribers')
    .select(['subscriber_id', 'channel', 'has_marketing_consent', 'last_inbound_at'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', 'in', subscriberIds)
    .orderBy('channel', 'desc')
    .execute();
  const channels = [];
  for (const row of rows) {
    channels.push({
      channel: row.channel as Channel,
      subscriberId: row.subscriber_id,
      hasMarketingConsent: row.has_marketing_consent,
      lastInboundAt: row.last_inbound_at?.toISOString() ?? null,
      consents: await listConsents(tx, shopId, row.subscriber_id),
      caps: capsOf(await recentMarketing(tx, shopId, row.subscriber_id, now), limits, now),
    });
  }
  return channels;
}

async function listConsents(tx: Tx, shopId: number, subscriberId: string) {
  const rows = await tx
    .selectFrom('consent_ledger')
    .select(['kind', 'origin', 'wording', 'recorded_at'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .orderBy('recorded_at', 'desc')
    .limit(50)
    .execute();
  return rows.toReversed().map(({ kind, origin, wording, recorded_at: at }) => ({
    kind: kind as 'granted' | 'revoked',
    origin,
    wording,
    at: at.toISOString(),
  }));
}

async function recentMarketing(tx: Tx, shopId: number, subscriberId: string, now: Date): Promise<Date[]> {
  const { rows } = await sql<{ at: Date[] }>`
    select ${countedMarketing({ shopId, subscriberId, now })} as at`.execute(tx);
  return rows[0]?.at ?? [];
}

function capsOf(recentAt: readonly Date[], limits: SendingLimits, now: Date): PersonOnChannel['caps'] {
  const within = (spanMs: number) => recentAt.filter((at) => now.getTime() - at.getTime() < spanMs).length;
  return {
    day: { used: within(DAY_MS), most: limits.mostInDay },
    week: { used: within(7 * DAY_MS), most: limits.mostInWeek },
    month: { used: within(30 * DAY_MS), most: limits.mostInMonth },
    nextAt: cappedUntil(now, recentAt, limits)?.toISOString() ?? null,
  };
}
