import { sql } from 'kysely';
import { parseMessagingLimit } from '#features/foundations/channels/contract/messaging-limit.ts';
import { readNumberWords } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DayRoom } from '../contract/flight-check.ts';
import { dayRoom } from '../rules/day-room.ts';
import { momentOfLocalTime } from '../rules/wall-time.ts';
import { listToCome } from './list-to-come.ts';

interface Asked {
  shopId: number;
  at: Date;
  audience: number;
  now: Date;
  /** Not counted as booked. */
  broadcastId: string | null;
}

/** Returns what the day's limit leaves for an audience on a day of the shop, after sent and booked messages. */
export async function readDayRoom(tx: Tx, asked: Asked): Promise<DayRoom> {
  const { shopId, at, audience } = asked;
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const day = shopDay(at, timeZone);
  const { current_limit: tier } = await readNumberWords(tx, shopId);
  const booked = await countBooked(tx, { ...asked, day, ...boundsOf(day, timeZone) });
  return dayRoom({ limit: parseMessagingLimit(tier), booked, audience });
}

function boundsOf(day: string, timeZone: string): { from: Date; until: Date } {
  const from = momentOfLocalTime(`${day}T00:00`, timeZone) ?? new Date(day);
  const next = new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * 3600 * 1000).toISOString().slice(0, 10);
  return { from, until: momentOfLocalTime(`${next}T00:00`, timeZone) ?? from };
}

/** Messages of that day: those that were sent, those of running broadcasts, and those of scheduled broadcasts. */
async function countBooked(
  tx: Tx,
  { day, from, until, ...asked }: Asked & { day: string; from: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select coalesce(sum(sent), 0)::bigint as sent from daily_rollups
    where shop_id = ${asked.shopId} and day = ${day} and channel = 'WA' and source_kind <> 'service'`.execute(
    tx,
  );
  const toCome = await listToCome(tx, asked);
  const ofDay = toCome.filter(({ at }) => at >= from && at < until);
  return ofDay.reduce((sum, { people }) => sum + people, rows[0]?.sent ?? 0);
}
