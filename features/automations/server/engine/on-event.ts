import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Happened } from '#platform/events/domain-events.ts';
import { inWaves } from '#platform/inbox/in-waves.ts';
import { subjectKey, type Subject } from '../../rules/effect.ts';
import { applyEffects } from './apply-effects.ts';
import type { Campaign } from './campaign.ts';

/** Has each campaign hear of what it listens to, and does at once what it decides, in the events' transaction. */
export function listenToEvents(ctx: Context, campaigns: readonly Campaign[]): void {
  for (const campaign of campaigns) {
    const names = campaign.on.map(({ name }) => name);
    ctx.events.onTogether(names, (tx, events) => hear(ctx, tx, campaign, events));
  }
}

/** What concerns the same subject again is heard once all that came of it before is done. */
async function hear(ctx: Context, tx: Tx, campaign: Campaign, events: readonly Happened[]): Promise<void> {
  const { type } = campaign.definition;
  for (const [shopId, ofShop] of Map.groupBy(events, ({ event }) => event.shopId)) {
    const subjects = ofShop.flatMap((happened) => subjectsOf(campaign, happened));
    for (const together of inWaves(subjects, (subject) => [subjectKey(subject)])) {
      const now = ctx.clock.now();
      const effects = await campaign.hear(tx, { shopId, subjects: together, now });
      await applyEffects(ctx, tx, { shopId, now, type, campaign }, effects);
    }
  }
}

function subjectsOf({ on }: Campaign, { name, event }: Happened): Subject[] {
  return on.flatMap((trigger) => (trigger.name === name ? (trigger.subjectOf(event) ?? []) : []));
}
