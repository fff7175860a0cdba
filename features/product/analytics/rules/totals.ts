import type { Totals } from '../contract/overview-calls.ts';
import { percentOf } from './percent.ts';

/** The counts that are added up. The rest of `Totals` follows from them. */
export const COUNTED = [
  'sent',
  'delivered',
  'read',
  'clicked',
  'failed',
  'orders',
  'revenueMinor',
  'clickOrders',
  'clickRevenueMinor',
  'optIns',
  'impressions',
] as const;
export type Counted = Record<(typeof COUNTED)[number], number>;

const NOTHING = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted;

/** Adds up counts and computes their shares, which are 0 for nothing. */
export function totalsOf(all: readonly Counted[]): Totals {
  const sums = { ...NOTHING };
  for (const counted of all) for (const name of COUNTED) sums[name] += counted[name];
  return {
    ...sums,
    avgOrderValueMinor: sums.orders > 0 ? Math.round(sums.revenueMinor / sums.orders) : 0,
    optInRate: percentOf(sums.optIns, sums.impressions),
    readRate: percentOf(sums.read, sums.delivered),
    clickRate: percentOf(sums.clicked, sums.delivered),
  };
}
