import type { Context } from '#platform/context.ts';
import { applyEffects } from './apply-effects.ts';
import type { Campaign } from './campaign.ts';

/** Has each campaign hear of what it listens to, and does at once what it decides, in the event's transaction. */
export function listenToEvents(ctx: Context, campaigns: readonly Campaign[]): void {
  for (const campaign of campaigns) {
    for (const trigger of campaign.on) {
      trigger.listen(ctx.events, async (tx, shopId, subject) => {
        const now = ctx.clock.now();
        const effects = await campaign.hear(tx, { shopId, subject, now });
        await applyEffects(ctx, tx, { shopId, now, type: campaign.definition.type, campaign }, effects);
      });
    }
  }
}
