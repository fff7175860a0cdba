import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { isLockTimeout } from '#platform/database/refusal.ts';
import { catchUp, MOST_OF_A_LOOK } from './facts/catch-up.ts';
import { readAudience, type AudienceAsked, type ReadAudience } from './read-audience.ts';

/** Less than the limit of a connection: whoever waited for it in vain is answered, and not refused. */
const LONGEST_WAIT = '8s';

type Asking = Pick<Context, 'db' | 'clock'>;

/**
 * Looks something up about an audience. What happened until now is in the facts by then, as far as that keeps nobody
 * waiting. Whether anything did is asked on the way: whoever looks waits for every trip to the database.
 * `keeps`: what is made for the answer is kept for the next.
 */
export async function lookAtAudience<Answer>(
  ctx: Asking,
  asked: AudienceAsked,
  look: (tx: Tx, audience: ReadAudience) => Promise<Answer>,
  { keeps = true }: { keeps?: boolean } = {},
): Promise<Answer> {
  const { shopId } = asked;
  const firstLook = async (tx: Tx) => {
    const audience = await readAudience(tx, asked);
    return audience.isBehind ? null : { answer: await look(tx, audience) };
  };
  const seen = await findInTime(ctx, shopId, firstLook, { keeps });
  if (seen !== null) return seen.answer;
  await followUp(ctx, shopId);
  return findInTime(ctx, shopId, async (tx) => look(tx, await readAudience(tx, asked)), { keeps });
}

async function followUp(ctx: Asking, shopId: number): Promise<void> {
  try {
    await inShop(ctx.db, shopId, async (tx) => {
      await sql`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`.execute(tx);
      await catchUp(ctx, tx, shopId, { most: MOST_OF_A_LOOK });
    });
  } catch (error) {
    // A worker is at many of them: what it has not applied yet follows by itself.
    if (!isLockTimeout(error)) throw error;
  }
}
