import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { catchUpInTime } from './facts/catch-up-in-time.ts';
import { MOST_PER_POLL } from './facts/catch-up.ts';
import { readAudience, type AudienceAsked, type ReadAudience } from './read-audience.ts';

type Asking = Pick<Context, 'db' | 'clock'>;

/**
 * Looks something up about an audience. What happened until now is in the facts by then, as far as that keeps nobody
 * waiting. Whether anything did is asked on the way: whoever looks waits for every trip to the database.
 * `look` gets `isBehind` where more changes wait, as after a large import.
 * `keeps`: what is made for the answer is kept for the next.
 */
export async function readAudienceWith<Answer>(
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
  const isCurrent = await catchUpInTime(ctx, shopId, { most: MOST_PER_POLL });
  const lastLook = async (tx: Tx) => look(tx, { ...(await readAudience(tx, asked)), isBehind: !isCurrent });
  return findInTime(ctx, shopId, lastLook, { keeps });
}
