import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { leavesOf } from '../../rules/leaves.ts';
import { inAudience } from '../../rules/to-predicate.ts';
import { predicateSql } from '../predicate-sql.ts';
import type { ReadAudience } from '../read-audience.ts';
import { bitsSql } from './bits-sql.ts';
import { prepareBits } from './count-by-bits.ts';

/**
 * The number of bits that are read together. With one person from each of as many blocks as requested people, the
 * choice is random.
 */
const BLOCK_BITS = 1024;

/**
 * Returns the ids of some people of an audience by the shop's bits. People who changed since are used only if there are
 * too few others. Null if the rows have to answer.
 */
export async function sampleByBits(tx: Tx, audience: ReadAudience, size: number): Promise<string[] | null> {
  const { shopId } = audience;
  const predicate = inAudience(audience);
  const width = await prepareBits(tx, shopId, leavesOf(predicate));
  if (width === null) return null;
  const { rows } = await sql<{ subscriber_id: string }>`
    with b as materialized (
      select ((select audience_bits_of(${shopId}::bigint, 'may', ${width}::int)) & (${bitsSql(shopId, predicate, width)})) as bits
    ),
    changed as materialized (select distinct subscriber_no from audience_stale where shop_id = ${shopId}),
    blocks as materialized (
      select first, bits from (
        select first, substring((select bits from b) from first + 1 for ${sql.lit(BLOCK_BITS)}) as bits
        from generate_series(0, ${width}::int - 1, ${sql.lit(BLOCK_BITS)}) as first
      ) every where bit_count(bits) > 0 order by random() limit ${size}
    ),
    steady as materialized (
      select no from (
        select first + nth as no from blocks, generate_series(0, length(blocks.bits) - 1) as nth
        where get_bit(blocks.bits, nth) = 1
      ) k where no not in (select subscriber_no from changed) order by random() limit ${size}
    ),
    anew as (
      select f.subscriber_id from changed d join subscriber_facts f on f.shop_id = ${shopId} and f.subscriber_no = d.subscriber_no
      where (select count(*) from steady) < ${size} and f.presence = 1 and ${predicateSql(shopId, predicate, 'one')}
      limit ${size}
    )
    select f.subscriber_id from steady k join subscriber_facts f on f.shop_id = ${shopId} and f.subscriber_no = k.no
    union all select subscriber_id from anew limit ${size}`.execute(tx);
  return rows.map((row) => row.subscriber_id);
}
