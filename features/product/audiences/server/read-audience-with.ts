import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { catchUpInTime } from './facts/catch-up-in-time.ts';
import { MOST_PER_POLL } from './facts/catch-up.ts';
import { readAudience, type AudienceAsked, type ReadAudience } from './read-audience.ts';

type Asking = Pick<Context, 'db' | 'clock'>;

/**
 * Reads something about an audience. The facts include everything until now, as far as nobody has to wait. Pending
 * changes are checked in the same round trip. `read` gets `isBehind` if more changes wait, for example after a large
 * import. `keeps`: stores what is made for the answer.
 */
export async function readAudienceWith<Answer>(
  ctx: Asking,
  asked: AudienceAsked,
  read: (tx: Tx, audience: ReadAudience) => Promise<Answer>,
  { keeps = true }: { keeps?: boolean } = {},
): Promise<Answer> {
  const { shopId } = asked;
  const firstLook = async (tx: Tx) => {
    const audience = await readAudience(tx, asked);
    return audience.isBehind ? null : { answer: await read(tx, audience) };
  };
  const seen = await findInTime(ctx, shopId, firstLook, { keeps });
  if (seen !== null) return seen.answer;
  const isCurrent = await catchUpInTime(ctx, shopId, { most: MOST_PER_POLL });
  const lastRead = async (tx: Tx) => read(tx, { ...(await readAudience(tx, asked)), isBehind: !isCurrent });
  return findInTime(ctx, shopId, lastRead, { keeps });
}
