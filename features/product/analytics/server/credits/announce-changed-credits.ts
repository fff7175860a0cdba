import '../../contract/credit-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Notifies features whose figures depend on credits. */
export async function announceChangedCredits(
  ctx: Pick<Context, 'events'>,
  tx: Tx,
  shopId: number,
  orderIds: string[],
): Promise<void> {
  if (orderIds.length > 0) await ctx.events.publish(tx, 'creditsChanged', { shopId, orderIds });
}
