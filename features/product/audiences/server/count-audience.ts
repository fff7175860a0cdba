import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { fromPeople } from './audience-people.ts';
import { countByBits } from './bits/count-by-bits.ts';
import { readAudienceWith } from './read-audience-with.ts';
import type { AudienceAsked } from './read-audience.ts';

/**
 * Counts an audience: people of WhatsApp with marketing consent whom the condition selects, including everything until
 * now. `isCatchingUp`: some recent changes are not counted yet, for example after a large import.
 */
export async function countAudience(
  ctx: Pick<Context, 'db' | 'clock'>,
  asked: AudienceAsked,
): Promise<{ population: number; isCatchingUp?: boolean }> {
  return readAudienceWith(ctx, asked, async (tx, audience) => {
    const counted = await countByBits(tx, audience);
    const rest = audience.isBehind ? { isCatchingUp: true } : {};
    if (counted !== null) return { population: counted, ...rest };
    const { rows } = await sql<{ population: number }>`
      select count(*)::int as population ${fromPeople(audience)}`.execute(tx);
    return { population: rows[0]?.population ?? 0, ...rest };
  });
}
