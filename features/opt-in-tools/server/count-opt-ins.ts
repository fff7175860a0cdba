import { addToRollups } from '#features/analytics/server/index.ts';
import { findTimeZones } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import '#features/consent/contract/consent-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents, Happened } from '#platform/events/domain-events.ts';
import { addToToolDays } from './tool-days.ts';

type OptedIn = DomainEvents['subscriberOptedIn'];

/** An opt-in counts when it holds: at once, or on the day the shopper confirmed it; each person once. */
export async function countOptIns(tx: Tx, happened: readonly Happened<'subscriberOptedIn'>[]): Promise<void> {
  const counted = happened.flatMap(({ event }) => (event.isFirst ? toolOf(event) : []));
  if (counted.length === 0) return;
  const timeZones = await findTimeZones(tx, [...new Set(counted.map(({ shopId }) => shopId))]);
  const dayOf = ({ shopId, at }: OptedIn) => shopDay(at, timeZones.get(shopId) ?? 'UTC');
  const days = Map.groupBy(counted, (one) => `${one.shopId} ${one.toolId} ${dayOf(one)}`);
  const sums = [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    return first ? [{ ...first, day: dayOf(first), optIns: ofDay.length }] : [];
  });
  await addToToolDays(
    tx,
    sums.map(({ shopId, toolId, day, optIns }) => ({ shopId, toolId, day, counts: { optIns } })),
  );
  await addToRollups(
    tx,
    sums.map(({ shopId, toolId, origin, day, channel, optIns }) => {
      const source = { kind: 'tool', type: origin, id: toolId } as const;
      return { shopId, day, channel, source, counts: { opt_ins: optIns } };
    }),
  );
}

function toolOf({ toolId, ...event }: OptedIn): (OptedIn & { toolId: string })[] {
  return toolId === null ? [] : [{ ...event, toolId }];
}
