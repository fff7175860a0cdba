import { countGivenUp } from '#features/messaging/server/index.ts';
import type { Context } from '#platform/context.ts';

/** Tells the installation's operator how much was given up, in all shops together. */
export async function tellGivenUp({ db, log }: Pick<Context, 'db' | 'log'>): Promise<boolean> {
  const { webhooks, timers } = await countGivenUp(db, null);
  if (webhooks + timers > 0)
    log.warn(
      { webhooks, timers },
      'given up after many tries; see “What comes in” on the shops’ sender health',
    );
  return false;
}
