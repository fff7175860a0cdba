import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { fromPeople } from '../audience-people.ts';
import { catchUp } from '../facts/catch-up.ts';
import { readAudience, type AudienceAsked, type ReadAudience } from '../read-audience.ts';
import { countByBits } from './count-by-bits.ts';

/**
 * Compares the number of people by their rows with the shop's bits, if it has any. The rows are right: wrong bits are
 * logged, dropped and made again automatically. Returns whether they were right.
 */
export async function checkBits(
  ctx: Pick<Context, 'clock' | 'log'>,
  tx: Tx,
  asked: AudienceAsked,
  people: number,
): Promise<boolean> {
  const { shopId } = asked;
  const audience = await readAudience(tx, asked);
  const first = await countByBits(tx, audience);
  if (first === null || first === people) return true;
  // People may have changed between the two reads, so both are read again while nobody else applies changes.
  await catchUp(ctx, tx, shopId);
  const byRows = await countByRows(tx, audience);
  const byBits = await countByBits(tx, audience);
  if (byBits === null || byBits === byRows) return true;
  ctx.log.error(
    { shopId, byBits, byRows },
    'the bits of an audience differ from its rows: they are made anew',
  );
  await tx
    .updateTable('audience_shops')
    .set({ bits_width: null, bits_made_at: null })
    .where('shop_id', '=', shopId)
    .execute();
  return false;
}

async function countByRows(tx: Tx, audience: ReadAudience): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people ${fromPeople(audience)}`.execute(tx);
  return rows[0]?.people ?? 0;
}
