import type pg from 'pg';
import { recoveredPace } from '#features/foundations/channels/rules/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { ON_KNOWN_TIMELINE } from '#platform/database/timeline.ts';
import type { SendingLimits } from '../../contract/sending-limits.ts';
import { toLimits } from '../limits/to-limits.ts';

/** A sender that only this worker may claim for, with what the gate needs to know about its shop. */
export interface LockedSender {
  senderId: string;
  shopId: number;
  channel: Channel;
  /** The provider of the number. */
  provider: 'meta' | 'gupshup';
  externalId: string;
  accessTokenSealed: Buffer;
  /** The provider's name for how many people it may reach in a day. */
  currentLimit: string;
  reachUsed: number;
  reachCountedAt: Date | null;
  /** How many messages may be sent now. */
  budget: number;
  /** The number's rate at its present pace. */
  ratePerSecond: number;
  /** Whether the bucket was last filled at a moment in the future. */
  isClockBack: boolean;
  shop: {
    installed: boolean;
    chargeStatus: string;
    planLimitReached: boolean;
    /** Whether the merchant has paused all sending. */
    isPaused: boolean;
    country: string;
    timeZone: string;
    limits: SendingLimits;
  };
}

/**
 * Locks the sender's row until the transaction ends, so that all workers together keep to one rate. Null if another
 * worker holds it, or the sender is stopped.
 */
export async function lockSender(
  client: pg.ClientBase,
  senderId: string,
  now: Date,
): Promise<LockedSender | null> {
  const { rows } = await client.query<SenderRow>({ name: 'lock-sender', text: LOCK, values: [senderId] });
  const [row] = rows;
  return row
    ? {
        senderId,
        shopId: row.shop_id,
        channel: row.channel,
        provider: row.provider,
        externalId: row.external_id,
        accessTokenSealed: row.access_token_sealed,
        currentLimit: row.current_limit,
        reachUsed: row.reach_used,
        reachCountedAt: row.reach_counted_at,
        ...refill(row, now),
        shop: {
          installed: row.uninstalled_at === null,
          chargeStatus: row.charge_status,
          planLimitReached: row.plan_limit_reached_at !== null,
          isPaused: row.is_paused,
          country: row.country,
          timeZone: row.time_zone,
          limits: toLimits(row),
        },
      }
    : null;
}

interface SenderRow {
  shop_id: number;
  channel: Channel;
  provider: 'meta' | 'gupshup';
  external_id: string;
  access_token_sealed: Buffer;
  sends_per_second: number;
  budget: number;
  budget_at: Date;
  pace: number;
  paced_at: Date | null;
  current_limit: string;
  reach_used: number;
  reach_counted_at: Date | null;
  uninstalled_at: Date | null;
  charge_status: string;
  plan_limit_reached_at: Date | null;
  is_paused: boolean;
  country: string;
  time_zone: string;
  has_quiet_hours: boolean | null;
  quiet_from_minute: number;
  quiet_until_minute: number;
  most_in_day: number | null;
  most_in_week: number | null;
  most_in_month: number | null;
  talk_hours: number | null;
}

const LOCK = `
select s.shop_id, s.channel, s.provider, s.external_id, s.access_token_sealed, s.sends_per_second, s.budget, s.budget_at,
  s.pace, s.paced_at, s.current_limit, s.reach_used, s.reach_counted_at,
  shops.uninstalled_at, shops.charge_status, shops.plan_limit_reached_at, p.shop_id is not null as is_paused, shops.country, shops.time_zone,
  l.has_quiet_hours, l.quiet_from_minute, l.quiet_until_minute, l.most_in_day, l.most_in_week, l.most_in_month, l.talk_hours
from senders s
join shops on shops.shop_id = s.shop_id
left join sending_settings l on l.shop_id = s.shop_id
left join sending_pauses p on p.shop_id = s.shop_id
where s.sender_id = $1 and s.stopped_at is null and ${ON_KNOWN_TIMELINE}
for no key update of s skip locked`;

/**
 * A bucket of at most one second's sends. If time went backwards, nothing is refilled and time counts from now on.
 * Otherwise a bucket that was written by a clock ahead of time would stay empty until that time.
 */
function refill(row: SenderRow, now: Date): Pick<LockedSender, 'budget' | 'ratePerSecond' | 'isClockBack'> {
  const elapsedSeconds = Math.max(0, now.getTime() - row.budget_at.getTime()) / 1000;
  const pace = row.paced_at ? recoveredPace(row.pace, now.getTime() - row.paced_at.getTime()) : row.pace;
  const perSecond = Math.max(1, row.sends_per_second * pace);
  return {
    budget: Math.min(perSecond, row.budget + elapsedSeconds * perSecond),
    ratePerSecond: perSecond,
    isClockBack: row.budget_at > now,
  };
}
