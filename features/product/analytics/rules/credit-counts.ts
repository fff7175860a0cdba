import type { Source } from '#features/engine/messaging/contract/source.ts';
import { ONLY_ONE } from '#features/engine/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { TouchKind } from '../contract/attribution.ts';

/** A credit: its source, the kind of touch, and the amount on each day of the shop. */
export interface CountedCredit {
  channel: Channel;
  source: Source;
  touchKind: TouchKind;
  lines: readonly { isOrder: boolean; day: string; amountMinor: number }[];
}

/** The change of a source's figures on one day. May be negative. */
export interface CreditCount {
  day: string;
  channel: Channel;
  source: Source;
  orders: number;
  revenueMinor: number;
  /** The part that does not come from reads. */
  clickOrders: number;
  clickRevenueMinor: number;
}

/** Returns the changes of each day when credits go from `before` to `after`, without unchanged days. */
export function countChanges(
  before: readonly CountedCredit[],
  after: readonly CountedCredit[],
): CreditCount[] {
  const counts = new Map<string, CreditCount>();
  for (const credit of before) addLines(counts, credit, -1);
  for (const credit of after) addLines(counts, credit, 1);
  return [...counts.values()].filter(
    ({ orders, revenueMinor, clickOrders, clickRevenueMinor }) =>
      orders !== 0 || revenueMinor !== 0 || clickOrders !== 0 || clickRevenueMinor !== 0,
  );
}

function addLines(
  counts: Map<string, CreditCount>,
  { channel, source, touchKind, lines }: CountedCredit,
  sign: 1 | -1,
): void {
  const isClick = touchKind !== 'read';
  for (const { isOrder, day, amountMinor } of lines) {
    const key = [day, channel, source.kind, source.type, source.id ?? ONLY_ONE].join(' ');
    const count = counts.get(key) ?? emptyCount(day, channel, source);
    counts.set(key, count);
    const orders = isOrder ? sign : 0;
    count.orders += orders;
    count.revenueMinor += sign * amountMinor;
    if (isClick) {
      count.clickOrders += orders;
      count.clickRevenueMinor += sign * amountMinor;
    }
  }
}

function emptyCount(day: string, channel: Channel, source: Source): CreditCount {
  return { day, channel, source, orders: 0, revenueMinor: 0, clickOrders: 0, clickRevenueMinor: 0 };
}
