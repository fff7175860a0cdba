import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Leaf } from '../../contract/predicate.ts';
import { bitsKeyOf } from '../../rules/bits-of-facts.ts';
import { leavesOf } from '../../rules/leaves.ts';
import { inAudience } from '../../rules/to-predicate.ts';
import { predicateSql } from '../predicate-sql.ts';
import type { ReadAudience } from '../read-audience.ts';
import { bitsSql } from './bits-sql.ts';
import { makeBitsOf } from './make-bits.ts';

/** Above this many people, reading all rows is as fast as looking each one up. */
const MOST_STALE = 50_000;

/**
 * Counts an audience by the shop's bits, corrected by the rows of people who changed since, in one statement. Returns
 * null if the shop has no bits, or too much has changed.
 */
export async function countByBits(tx: Tx, audience: ReadAudience): Promise<number | null> {
  const { shopId } = audience;
  const predicate = inAudience(audience);
  const width = await prepareBits(tx, shopId, leavesOf(predicate));
  if (width === null) return null;
  const { rows } = await sql<{ population: number }>`
    with b as materialized (
      select ((select audience_bits_of(${shopId}::bigint, 'may', ${width}::int)) & (${bitsSql(shopId, predicate, width)})) as bits
    ),
    d as materialized (select distinct subscriber_no from audience_stale where shop_id = ${shopId})
    select (bit_count((select bits from b))
      - (select count(*) from d where d.subscriber_no < ${width} and get_bit((select bits from b), least(d.subscriber_no, ${width} - 1)) = 1)
      + (select count(*) from d join subscriber_facts f on f.shop_id = ${shopId} and f.subscriber_no = d.subscriber_no
         where f.presence = 1 and ${predicateSql(shopId, predicate, 'one')}))::int as population`.execute(tx);
  return rows[0]?.population ?? null;
}

/** Makes missing bits of all questions. Returns their width, or null if the rows have to answer. */
export async function prepareBits(tx: Tx, shopId: number, leaves: readonly Leaf[]): Promise<number | null> {
  const wanted = new Map<string, Leaf>();
  for (const leaf of leaves) {
    const key = bitsKeyOf(leaf);
    if (key !== null) wanted.set(key, leaf);
  }
  const found = await findBits(tx, shopId, [...wanted.keys()]);
  if (found === null || found.missing.length === 0) return found?.width ?? null;
  // Blocks other processes from applying changes, because bits made from the current rows must not miss any.
  await tx.selectFrom('audience_shops').select('shop_id').where('shop_id', '=', shopId).forUpdate().execute();
  const held = await findBits(tx, shopId, [...wanted.keys()]);
  for (const key of held?.missing ?? []) {
    const leaf = wanted.get(key);
    if (leaf && held) await makeBitsOf(tx, shopId, leaf, held.width);
  }
  return held?.width ?? null;
}

/** Returns the width of a shop's bits, and which of these keys have none yet. Null if the rows have to answer. */
async function findBits(
  tx: Tx,
  shopId: number,
  keys: readonly string[],
): Promise<{ width: number; missing: string[] } | null> {
  const { rows } = await sql<{ width: number; missing: string[] }>`
    select bits_width as width, array(
      select key from unnest(${keys}::text[]) as key
      where not exists (select from audience_bits b where b.shop_id = ${shopId} and b.bits_key = key and b.slice = 0)
    ) as missing
    from audience_shops a where shop_id = ${shopId} and bits_width is not null
      and (select count(*) from (select from audience_stale s where s.shop_id = ${shopId} limit ${MOST_STALE}) s) < ${MOST_STALE}`.execute(
    tx,
  );
  return rows[0] ?? null;
}
