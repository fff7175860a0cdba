import { addDays } from '#platform/clock/shop-day.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import type { ChannelAnalytics, Period, PeriodAnalytics } from '../contract/dashboard-calls.ts';
import { percentOf } from './percent.ts';

/** A day's counts of one channel, for all sources. */
export interface DayCounts {
  day: string;
  sent: number;
  delivered: number;
  read: number;
  clicked: number;
  failed: number;
  orders: number;
  revenueMinor: number;
  optIns: number;
  impressions: number;
}

/** Returns the first and last day of a period that ends today. Document 1, section 9. Null means no first day. */
function spanOf(period: Period, today: string): { first: string | null; last: string } {
  switch (period) {
    case 'today':
      return { first: today, last: today };
    case 'yesterday':
      return { first: addDays(today, -1), last: addDays(today, -1) };
    case 'week':
      return { first: addDays(today, -6), last: today };
    case 'month':
      return { first: addDays(today, -29), last: today };
    case 'allTime':
      return { first: null, last: today };
  }
}

interface ShopFacts {
  /** The shop's current day. */
  today: string;
  currency: string;
  totalSubscribers: number;
}

/** Returns what a dashboard shows of one channel, from days in any order. */
export function summariseDays(
  days: readonly DayCounts[],
  { today, currency, totalSubscribers }: ShopFacts,
): ChannelAnalytics {
  const summary = (period: Period) => summarisePeriod(days, spanOf(period, today), currency);
  const allTime = summary('allTime');
  return {
    totalRevenue: allTime.revenue,
    totalRevenueMinor: allTime.revenueMinor,
    totalSubscribers,
    periods: {
      today: summary('today'),
      yesterday: summary('yesterday'),
      week: summary('week'),
      month: summary('month'),
      allTime,
    },
  };
}

function summarisePeriod(
  days: readonly DayCounts[],
  span: { first: string | null; last: string },
  currency: string,
): PeriodAnalytics {
  const within = days
    .filter(({ day }) => (span.first === null || day >= span.first) && day <= span.last)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const sum = (count: Exclude<keyof DayCounts, 'day'>) =>
    within.reduce((total, day) => total + day[count], 0);
  const [revenueMinor, orders, optIns] = [sum('revenueMinor'), sum('orders'), sum('optIns')];
  const first = span.first ?? within[0]?.day;
  const byDay = new Map(within.map((day) => [day.day, day]));
  const filled = first === undefined || within.length === 0 ? [] : daysBetween(first, span.last);
  const decimal = (minor: number) => Number(toDecimal(minor, currency));
  const avgOrderValueMinor = orders > 0 ? Math.round(revenueMinor / orders) : 0;
  return {
    revenue: decimal(revenueMinor),
    revenueMinor,
    totalOrders: orders,
    avgOrderValue: decimal(avgOrderValueMinor),
    avgOrderValueMinor,
    orders: filled.map((date) => ({
      date,
      revenue: decimal(byDay.get(date)?.revenueMinor ?? 0),
      revenueMinor: byDay.get(date)?.revenueMinor ?? 0,
      count: byDay.get(date)?.orders ?? 0,
    })),
    totalSubscribers: optIns,
    optInRate: percentOf(optIns, sum('impressions')),
    subscribers: filled.map((date) => ({ date, count: byDay.get(date)?.optIns ?? 0 })),
    messages: {
      sent: sum('sent'),
      delivered: sum('delivered'),
      read: sum('read'),
      clicked: sum('clicked'),
      failed: sum('failed'),
    },
  };
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
