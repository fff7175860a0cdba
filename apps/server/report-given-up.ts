import { countGivenUp } from '#features/product/sender-health/server/index.ts';
import { countStoppedSenders } from '#features/product/sender-health/server/wiring.ts';
import type { Context } from '#platform/context.ts';

/** Logs failed work that needs a person, of all shops together, for the operator. */
export async function reportGivenUp({ db, log }: Pick<Context, 'db' | 'log'>): Promise<boolean> {
  const { webhooks, timers, commands, mails } = await countGivenUp(db, null);
  if (webhooks + timers + commands + mails > 0)
    log.warn(
      { webhooks, timers, commands, mails },
      'given up after many tries; see “What comes in” on the shops’ sender health',
    );
  const senders = await countStoppedSenders(db);
  if (senders > 0)
    log.warn({ senders }, 'numbers and pages that send nothing until somebody acts; see their sender health');
  return false;
}
