import type { Context } from '#platform/context.ts';
import { recoveredPace, slowerPace } from '../rules/pace.ts';

/**
 * Pauses a sender for `forMs` and halves its pace. A sender with a negative budget is paused already and is skipped, so
 * several refusals at the same time halve the pace only once.
 */
export async function slowSender(
  ctx: Pick<Context, 'db' | 'clock'>,
  senderId: string,
  forMs: number,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const sender = await tx
      .selectFrom('senders')
      .select(['shop_id', 'pace', 'paced_at', 'sends_per_second'])
      .where('sender_id', '=', senderId)
      .where('budget', '>=', 0)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!sender) return;
    const now = ctx.clock.now();
    const elapsedMs = sender.paced_at ? now.getTime() - sender.paced_at.getTime() : 0;
    await tx
      .updateTable('senders')
      .set({
        budget: (-sender.sends_per_second * forMs) / 1000,
        budget_at: now,
        pace: slowerPace(recoveredPace(sender.pace, elapsedMs)),
        paced_at: now,
      })
      .where('shop_id', '=', sender.shop_id)
      .where('sender_id', '=', senderId)
      .execute();
  });
}
