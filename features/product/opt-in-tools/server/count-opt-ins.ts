import { sql } from 'kysely';
import { addToRollups } from '#features/product/analytics/server/index.ts';
import '#features/foundations/consent/contract/consent-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents, PublishedEvent } from '#platform/events/domain-events.ts';
import { addToToolDays } from './tool-days.ts';

type OptedIn = DomainEvents['subscriberOptedIn'] & { toolId: string };

/** Counts opt-ins when they become valid: immediately, or on the day the shopper confirms. Each person counts once. */
export async function countOptIns(
  tx: Tx,
  events: readonly PublishedEvent<'subscriberOptedIn'>[],
): Promise<void> {
  const counted = events.flatMap(({ event }) => (event.isFirst ? toolOf(event) : []));
  if (counted.length === 0) return;
  const days = await daysOf(tx, counted);
  const dayed = counted.map((one, nth) => ({ ...one, day: days[nth] ?? '' }));
  const sums = Map.groupBy(dayed, ({ shopId, toolId, channel, origin, day }) =>
    [shopId, toolId, channel, origin, day].join(' '),
  );
  await addToDays(
    tx,
    [...sums.values()].flatMap((ofDay) => (ofDay[0] ? [{ ...ofDay[0], optIns: ofDay.length }] : [])),
  );
}

function toolOf({ toolId, ...event }: DomainEvents['subscriberOptedIn']): OptedIn[] {
  return toolId === null ? [] : [{ ...event, toolId }];
}

/** Returns the shop's day for each opt-in at that time. */
async function daysOf(tx: Tx, counted: readonly OptedIn[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select shop_day(s, g.at)::text as day
    from unnest(${counted.map(({ shopId }) => shopId)}::bigint[], ${counted.map(({ at }) => at.toISOString())}::timestamptz[])
      with ordinality as g (shop_id, at, nth)
    join shops s using (shop_id) order by g.nth`.execute(tx);
  return rows.map(({ day }) => day);
}

/** The opt-ins of a tool on a day. `origin` is its type, or another way in which people agreed to its wording. */
type DayOfOptIns = Pick<OptedIn, 'shopId' | 'toolId' | 'channel' | 'origin'> & {
  day: string;
  optIns: number;
};

async function addToDays(tx: Tx, days: readonly DayOfOptIns[]): Promise<void> {
  await addToTools(tx, days);
  await addToRollups(
    tx,
    days.map(({ shopId, toolId, origin, day, channel, optIns }) => {
      const source = { kind: 'tool', type: origin, id: toolId } as const;
      return { shopId, day, channel, source, counts: { opt_ins: optIns } };
    }),
  );
}

async function addToTools(tx: Tx, days: readonly DayOfOptIns[]): Promise<void> {
  const ofTools = Map.groupBy(days, ({ shopId, toolId, day }) => [shopId, toolId, day].join(' '));
  await addToToolDays(
    tx,
    [...ofTools.values()].flatMap((some) => {
      const optIns = some.reduce((sum, one) => sum + one.optIns, 0);
      return some[0] ? [{ ...some[0], counts: { optIns } }] : [];
    }),
  );
}
