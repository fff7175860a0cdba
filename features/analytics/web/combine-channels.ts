import {
  PERIODS,
  type ChannelAnalytics,
  type Period,
  type PeriodAnalytics,
} from '../contract/dashboard-calls.ts';

/** The figures of all channels together; a channel that a shop does not have is left out. */
export function combineChannels(channels: (ChannelAnalytics | undefined)[]): ChannelAnalytics {
  const present = channels.filter((channel) => channel !== undefined);
  const periodOf = (period: Period) =>
    present.map((channel) => channel.periods[period]).reduce(addPeriods, NOTHING);
  return {
    totalRevenueMinor: sum(present.map((channel) => channel.totalRevenueMinor)),
    totalSubscribers: sum(present.map((channel) => channel.totalSubscribers)),
    periods: Object.fromEntries(
      PERIODS.map((period) => [period, periodOf(period)]),
    ) as ChannelAnalytics['periods'],
  };
}

const NOTHING: PeriodAnalytics = {
  revenueMinor: 0,
  totalOrders: 0,
  avgOrderValueMinor: 0,
  orders: [],
  totalSubscribers: 0,
  optInRate: 0,
  subscribers: [],
  messages: { sent: 0, delivered: 0, read: 0, clicked: 0, failed: 0 },
};

function addPeriods(one: PeriodAnalytics, other: PeriodAnalytics): PeriodAnalytics {
  if (one === NOTHING) return other;
  const revenueMinor = one.revenueMinor + other.revenueMinor;
  const totalOrders = one.totalOrders + other.totalOrders;
  return {
    revenueMinor,
    totalOrders,
    avgOrderValueMinor: totalOrders === 0 ? 0 : Math.round(revenueMinor / totalOrders),
    orders: addDays([...one.orders, ...other.orders], ['revenueMinor', 'count']),
    totalSubscribers: one.totalSubscribers + other.totalSubscribers,
    optInRate: addRates(one, other),
    subscribers: addDays([...one.subscribers, ...other.subscribers], ['count']),
    messages: addMessages(one.messages, other.messages),
  };
}

/** Impressions are not told, so they are worked back from each channel's rate. */
function addRates(one: PeriodAnalytics, other: PeriodAnalytics): number {
  const counted = [one, other].filter((period) => period.optInRate > 0);
  const impressions = sum(counted.map((period) => (period.totalSubscribers / period.optInRate) * 100));
  return impressions === 0 ? 0 : (sum(counted.map((period) => period.totalSubscribers)) / impressions) * 100;
}

/** One entry a day, in the order of days, with the sum of each amount. */
function addDays<Entry extends { date: string } & Record<Amount, number>, Amount extends string>(
  entries: readonly Entry[],
  amounts: readonly Amount[],
): Entry[] {
  const byDate = new Map<string, Entry>();
  for (const entry of entries) {
    const before = byDate.get(entry.date);
    const sums = amounts.map((amount) => [amount, (before?.[amount] ?? 0) + entry[amount]]);
    byDate.set(entry.date, { ...entry, ...Object.fromEntries(sums) });
  }
  return [...byDate.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

function addMessages(one: PeriodAnalytics['messages'], other: PeriodAnalytics['messages']) {
  return {
    sent: one.sent + other.sent,
    delivered: one.delivered + other.delivered,
    read: one.read + other.read,
    clicked: one.clicked + other.clicked,
    failed: one.failed + other.failed,
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
