import { addToRollup } from '#features/analytics/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import '#features/consent/contract/consent-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { countTool } from './tool-queries.ts';

/** An opt-in counts when it holds: at once, or on the day the shopper confirmed it; each person once. */
export async function countOptIn(
  tx: Tx,
  { shopId, channel, origin, toolId, isFirst, at }: DomainEvents['subscriberOptedIn'],
): Promise<void> {
  if (toolId === null || !isFirst) return;
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const day = shopDay(at, timeZone);
  await countTool(tx, shopId, toolId, day, { optIns: 1 });
  const source = { kind: 'tool', type: origin, id: toolId } as const;
  await addToRollup(tx, { shopId, day, channel, source }, { opt_ins: 1 });
}
