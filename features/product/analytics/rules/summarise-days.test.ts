import { describe, expect, it } from 'vitest';
import { summariseDays, type DayCounts } from './summarise-days.ts';

const TODAY = '2026-11-20';
const nothing = {
  sent: 0,
  delivered: 0,
  read: 0,
  clicked: 0,
  failed: 0,
  orders: 0,
  revenueMinor: 0,
  optIns: 0,
  impressions: 0,
};
const day = (date: string, counts: Partial<DayCounts>): DayCounts => ({ ...nothing, ...counts, day: date });

describe('a dashboard', () => {
  const days = [
    day('2026-11-20', { revenueMinor: 3001, orders: 2, sent: 4, optIns: 1, impressions: 3 }),
    day('2026-11-19', { revenueMinor: 1000, orders: 1 }),
    day('2026-11-14', { sent: 10 }),
    day('2026-11-13', { sent: 100 }),
    day('2026-10-21', { sent: 1000 }),
  ];
  const { periods, ...totals } = summariseDays(days, { today: TODAY, currency: 'EUR', totalSubscribers: 7 });

  it('adds up each period by whole days of the shop', () => {
    expect(periods.today.revenueMinor).toBe(3001);
    expect(periods.yesterday.revenueMinor).toBe(1000);
    expect(periods.week.messages.sent).toBe(14);
    expect(periods.month.messages.sent).toBe(114);
    expect(periods.allTime.messages.sent).toBe(1114);
    expect(totals).toEqual({ totalRevenue: 40.01, totalRevenueMinor: 4001, totalSubscribers: 7 });
  });

  it('rounds the average order and the opt-in rate', () => {
    expect(periods.today.avgOrderValueMinor).toBe(1501);
    expect(periods.today.optInRate).toBe(33.33);
  });

  it.each([
    ['EUR', 30.01, 15.01, 40.01],
    ['JPY', 3001, 1501, 4001],
    ['KWD', 3.001, 1.501, 4.001],
  ])('returns money in %s as decimal amounts too', (currency, revenue, avgOrderValue, totalRevenue) => {
    const summary = summariseDays(days, { today: TODAY, currency, totalSubscribers: 7 });
    expect(summary).toMatchObject({ totalRevenue, periods: { today: { revenue, avgOrderValue } } });
  });

  it('includes every day of a period, with zeros for days without data', () => {
    expect(periods.week.orders.map(({ date }) => date)).toEqual([
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(periods.week.orders[2]).toEqual({ date: '2026-11-16', revenue: 0, revenueMinor: 0, count: 0 });
    expect(periods.week.orders.at(-1)).toEqual({ date: TODAY, revenue: 30.01, revenueMinor: 3001, count: 2 });
  });

  it('shows zeros, never NaN, for a shop without data', () => {
    const empty = summariseDays([], { today: TODAY, currency: 'EUR', totalSubscribers: 0 }).periods.month;
    expect(empty).toMatchObject({ avgOrderValueMinor: 0, optInRate: 0, orders: [], subscribers: [] });
  });
});

it('counts each kind of event separately', () => {
  const counts = {
    sent: 9,
    delivered: 8,
    read: 7,
    clicked: 6,
    failed: 5,
    orders: 4,
    revenueMinor: 300,
    optIns: 2,
    impressions: 8,
  };
  const { periods } = summariseDays([day(TODAY, counts)], {
    today: TODAY,
    currency: 'EUR',
    totalSubscribers: 0,
  });
  expect(periods.today).toEqual({
    revenue: 3,
    revenueMinor: 300,
    totalOrders: 4,
    avgOrderValue: 0.75,
    avgOrderValueMinor: 75,
    orders: [{ date: TODAY, revenue: 3, revenueMinor: 300, count: 4 }],
    totalSubscribers: 2,
    optInRate: 25,
    subscribers: [{ date: TODAY, count: 2 }],
    messages: { sent: 9, delivered: 8, read: 7, clicked: 6, failed: 5 },
  });
});

it('has exact first and last days for yesterday and the month', () => {
  const days = ['2026-11-21', '2026-11-20', '2026-11-19', '2026-10-22', '2026-10-21'].map((date) =>
    day(date, { orders: 1 }),
  );
  const { periods } = summariseDays(days, { today: TODAY, currency: 'EUR', totalSubscribers: 0 });
  const orders = (period: keyof typeof periods) => periods[period].totalOrders;
  expect([orders('today'), orders('yesterday'), orders('month'), orders('allTime')]).toEqual([1, 1, 3, 4]);
  expect(periods.month.orders).toHaveLength(30);
  expect(periods.yesterday.orders.map(({ date }) => date)).toEqual(['2026-11-19']);
  expect(periods.allTime.orders[0]?.date).toBe('2026-10-21');
});
