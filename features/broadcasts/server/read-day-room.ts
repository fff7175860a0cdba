import { sql } from 'kysely';
import { parseMessagingLimit, readNumberWords } from '#features/channels/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DayRoom } from '../contract/flight-check.ts';
import { dayRoom } from '../rules/day-room.ts';
import { momentOfWall } from '../rules/wall-time.ts';

interface Asked {
  shopId: number;
  at: Date;
  audience: number;
  /** Not counted as booked. */
  broadcastId: string | null;
}

/** What the day's limit leaves of an audience on the shop's day of a moment: what was sent and what is booked is taken. */
export async function readDayRoom(tx: Tx, { shopId, at, audience, broadcastId }: Asked): Promise<DayRoom> {
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const day = shopDay(at, timeZone);
  const { current_limit: tier } = await readNumberWords(tx, shopId);
  const booked = await countBooked(tx, { shopId, day, broadcastId, ...boundsOf(day, timeZone) });
  return dayRoom({ limit: parseMessagingLimit(tier), booked, audience });
}

function boundsOf(day: string, timeZone: string): { from: Date; until: Date } {
  const from = momentOfWall(`${day}T00:00`, timeZone) ?? new Date(day);
  const next = new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * 3600 * 1000).toISOString().slice(0, 10);
  return { from, until: momentOfWall(`${next}T00:00`, timeZone) ?? from };
}

/** Messages of that day: those that were sent, those of broadcasts that are being sent, and those of broadcasts to come. */
async function countBooked(
  tx: Tx,
  day: { shopId: number; day: string; from: Date; until: Date; broadcastId: string | null },
): Promise<number> {
  const { rows } = await sql<{ booked: number }>`
    select (
      select coalesce(sum(sent), 0) from daily_rollups
      where shop_id = ${day.shopId} and day = ${day.day} and channel = 'WA' and source_kind <> 'service'
    )::bigint + (
      select coalesce(sum(audience_count), 0) from broadcasts
      where shop_id = ${day.shopId} and status = 'scheduled' and scheduled_at >= ${day.from}
        and scheduled_at < ${day.until} and broadcast_id is distinct from ${day.broadcastId}::uuid
    )::bigint as booked`.execute(tx);
  return rows[0]?.booked ?? 0;
}
