import { sql } from 'kysely';
import { cappedUntil, quietUntil, recipientTimeZone } from '#features/engine/messaging/rules/index.ts';
import { countedMarketing, findSendingLimits } from '#features/engine/messaging/server/index.ts';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import { audiencePeople } from '#features/product/audiences/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { countryOfPhone } from '#platform/phone/phone-number.ts';
import { momentOfLocalTime } from '../../rules/wall-time.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';

/** How many people are checked one by one. Figures for larger audiences are estimated from these. */
const LOOKED_AT = 2000;

export interface Person {
  subscriberId: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  locale: string | null;
}

export interface Looked {
  /** The checked people. */
  people: Person[];
  /** How many people of the audience each of them represents. */
  weight: number;
  unreachable: number;
  capped: number;
  quiet: number;
  /** How many get it from which moment on, in milliseconds; capped people are not included. */
  turns: Map<number, number>;
  /** Of the reachable people, by ISO 3166 alpha-2; null for a number without a country. */
  countries: Map<string | null, number>;
}

interface Found extends Person {
  bsuid: string | null;
  got_at: Date[];
}

/**
 * Checks some people of an audience one by one: who can be reached at its time, where they live and what they got
 * recently.
 */
export async function checkSome(
  tx: Tx,
  row: StoredBroadcast,
  { shop, audience, at, now }: { shop: Shop; audience: number; at: Date; now: Date },
): Promise<Looked> {
  const found = await findSome(tx, row, audience, now);
  const limits = await findSendingLimits(tx, shop.shop_id);
  const place = { country: shop.country, timeZone: shop.time_zone };
  const looked: Looked = {
    people: found,
    weight: found.length === 0 ? 0 : audience / found.length,
    unreachable: 0,
    capped: 0,
    quiet: 0,
    turns: new Map(),
    countries: new Map(),
  };
  for (const person of found) {
    if (person.phone === null && person.bsuid === null) {
      looked.unreachable += 1;
      continue;
    }
    const country = person.phone === null ? null : countryOfPhone(person.phone);
    looked.countries.set(country, (looked.countries.get(country) ?? 0) + 1);
    const zone = recipientTimeZone(person.phone, place);
    if (cappedUntil(at, person.got_at, limits) !== null) {
      looked.capped += 1;
      continue;
    }
    const dueAt = dueOf(row, zone, { at, now });
    const morning = limits.quietHours && quietUntil(dueAt, zone, limits.quietHours);
    if (morning) looked.quiet += 1;
    const turn = (morning ?? dueAt).getTime();
    looked.turns.set(turn, (looked.turns.get(turn) ?? 0) + 1);
  }
  return looked;
}

/** Returns when a person is due: at the broadcast's time, or at that time in their time zone. */
function dueOf(row: StoredBroadcast, zone: string, { at, now }: { at: Date; now: Date }): Date {
  if (!row.is_recipient_local || row.scheduled_wall === null) return at;
  return new Date(Math.max(now.getTime(), (momentOfLocalTime(row.scheduled_wall, zone) ?? at).getTime()));
}

/** Chosen at random, but always the same ones. */
async function findSome(tx: Tx, row: StoredBroadcast, audience: number, now: Date): Promise<Found[]> {
  const every = Math.max(1, Math.floor(audience / LOOKED_AT));
  const asked = { shopId: row.shop_id, condition: row.condition, at: now };
  const subscriberId = sql<string>`s.subscriber_id`;
  const counted = countedMarketing({ shopId: row.shop_id, subscriberId, now });
  const { rows } = await sql<Found>`
    with looked as materialized (
      select a.subscriber_id from (${await audiencePeople(tx, asked)}) a
      where (uuid_hash_extended(a.subscriber_id, 7) & 9223372036854775807) % ${every} = 0 limit ${LOOKED_AT}
    )
    select s.subscriber_id as "subscriberId", s.first_name as "firstName", s.last_name as "lastName",
      s.phone_e164 as phone, s.locale, s.bsuid, ${counted} as got_at
    from looked join subscribers s on s.shop_id = ${row.shop_id} and s.subscriber_id = looked.subscriber_id`.execute(
    tx,
  );
  return rows;
}
