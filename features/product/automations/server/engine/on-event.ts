import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PublishedEvent } from '#platform/events/domain-events.ts';
import { toBatches } from '#platform/inbox/to-batches.ts';
import { subjectKey } from '../../rules/effect.ts';
import { applyOfShops } from './apply-effects.ts';
import type { Campaign, EventSubject, ReadyEffect } from './campaign.ts';

/** Lets each campaign listen to its events and apply its decisions, in the events' transaction. */
export function listenToEvents(ctx: Context, campaigns: readonly Campaign[]): void {
  for (const campaign of campaigns) {
    const names = campaign.on.map(({ name }) => name);
    ctx.events.onTogether(names, (tx, events) => handleEvents(ctx, tx, campaign, events));
  }
}

/** Events about the same subject are processed one after another. */
async function handleEvents(
  ctx: Context,
  tx: Tx,
  campaign: Campaign,
  events: readonly PublishedEvent[],
): Promise<void> {
  const { type } = campaign.definition;
  const eventFacts = events.flatMap((happened) => subjectsOf(campaign, happened));
  for (const together of toBatches(eventFacts, ({ shopId, subject }) => [
    `${shopId} ${subjectKey(subject)}`,
  ])) {
    const now = ctx.clock.now();
    const parts: { shopId: number; effects: ReadyEffect[] }[] = [];
    for (const [shopId, subjects] of Map.groupBy(together, (one) => one.shopId))
      parts.push({ shopId, effects: await campaign.onEvents(tx, { shopId, subjects, now }) });
    await applyOfShops(ctx, tx, { now, type, campaign }, parts);
  }
}

function subjectsOf(
  { on }: Campaign,
  { name, event }: PublishedEvent,
): (EventSubject & { shopId: number })[] {
  const { shopId } = event;
  return on.flatMap((trigger) => {
    const subject = trigger.name === name ? trigger.subjectOf(event) : null;
    return subject === null ? [] : [{ shopId, subject, eventFacts: trigger.toFacts?.(event) ?? null }];
  });
}
