import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { PLACES } from '../../rules/parts.ts';

/** People who are held out of one broadcast are held out of the next one, too. */
const HOLD_OUT_SEED = 1;

/**
 * Stores the people of a broadcast as they are at this moment in a table of this transaction, each with a random place
 * in this broadcast and one for the hold-out. Returns how many they are.
 */
export async function takeAudience(
  tx: Tx,
  { shopId, seed, people }: { shopId: number; seed: number; people: RawBuilder<{ subscriber_id: string }> },
): Promise<number> {
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`
    create temp table taken_people (
      subscriber_id uuid, first_name text, locale text, prefix text, draw integer, hold_draw integer
    ) on commit drop`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into taken_people
    select s.subscriber_id, nullif(trim(s.first_name), ''), coalesce(s.locale, ''), left(coalesce(s.phone_e164, ''), 6),
      ((uuid_hash_extended(s.subscriber_id, ${seed}::bigint) & 9223372036854775807) % ${PLACES})::int,
      ((uuid_hash_extended(s.subscriber_id, ${HOLD_OUT_SEED}::bigint) & 9223372036854775807) % ${PLACES})::int
    from (${people}) a
    join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = a.subscriber_id`.execute(tx);
  await sql`analyze taken_people`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Their locales. */
export async function takenLocales(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ locale: string }>`select distinct locale from taken_people`.execute(tx);
  return rows.map(({ locale }) => locale);
}

/**
 * The prefixes of their numbers, each with one number as an example: the time zone depends on the first digits only.
 */
export async function takenPrefixes(
  tx: Tx,
  shopId: number,
): Promise<{ prefix: string; phone: string | null }[]> {
  const { rows } = await sql<{ prefix: string; phone: string | null }>`
    select p.prefix, (
      select phone_e164 from subscribers s where s.shop_id = ${shopId} and s.subscriber_id = p.subscriber_id
    ) as phone
    from (select prefix, (array_agg(subscriber_id))[1] as subscriber_id from taken_people group by prefix) p`.execute(
    tx,
  );
  return rows;
}

/** The random place of the last person among the first so many: everybody up to it belongs to the group. */
export async function lastOfFirstGroup(
  tx: Tx,
  people: number,
): Promise<{ draw: number; subscriberId: string }> {
  const { rows } = await sql<{ draw: number; subscriberId: string }>`
    select draw, subscriber_id as "subscriberId" from taken_people
    order by draw, subscriber_id offset ${people - 1} limit 1`.execute(tx);
  const [last] = rows;
  if (!last) throw new Error('a first group of more people than there are');
  return last;
}
