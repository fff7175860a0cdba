import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { makeBits } from './make-bits.ts';

/** Smaller shops are counted by their rows in a tenth of a second. */
export const LEAST_PEOPLE = 100_000;
/** This many changes are checked one by one in about 20 ms. */
const MOST_STALE = 5000;
/** During a large broadcast everybody changes all the time. */
const PAUSE_MS = 60_000;

/**
 * Makes the bits of a large shop that has none yet, or that has changed much since. Returns whether there may be more.
 * `leastPeople` is the size of a large shop.
 */
export async function refreshNextBits(
  ctx: Pick<Context, 'slowDb' | 'clock'>,
  leastPeople = LEAST_PEOPLE,
): Promise<boolean> {
  const now = ctx.clock.now();
  return ctx.slowDb.transaction().execute(async (tx) => {
    const shopId = await takeDue(tx, { leastPeople, before: new Date(now.getTime() - PAUSE_MS) });
    if (shopId === null) return false;
    await makeBits(tx, shopId, now);
    return true;
  });
}

async function takeDue(
  tx: Tx,
  { leastPeople, before }: { leastPeople: number; before: Date },
): Promise<number | null> {
  const { rows } = await sql<{ shop_id: number }>`
    select a.shop_id from audience_shops a
    where a.next_no >= ${leastPeople} and (a.bits_made_at is null or (a.bits_made_at <= ${before}
      and (select count(*) from (select from audience_stale s where s.shop_id = a.shop_id limit ${MOST_STALE}) s) = ${MOST_STALE}))
    order by a.bits_made_at nulls first limit 1 for update skip locked`.execute(tx);
  return rows[0]?.shop_id ?? null;
}
