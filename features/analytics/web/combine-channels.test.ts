import { expect, test } from 'vitest';
import { PERIODS, type ChannelAnalytics, type PeriodAnalytics } from '../contract/dashboard-calls.ts';
import { combineChannels } from './combine-channels.ts';

const month: PeriodAnalytics = {
  revenueMinor: 9000,
  totalOrders: 2,
  avgOrderValueMinor: 4500,
  orders: [{ date: '2026-11-03', revenueMinor: 9000, count: 2 }],
  totalSubscribers: 10,
  optInRate: 10,
  subscribers: [{ date: '2026-11-03', count: 10 }],
  messages: { sent: 10, delivered: 9, read: 5, clicked: 2, failed: 1 },
};

function channelOf(period: PeriodAnalytics): ChannelAnalytics {
  const periods = Object.fromEntries(PERIODS.map((name) => [name, period])) as ChannelAnalytics['periods'];
  return { totalRevenueMinor: period.revenueMinor, totalSubscribers: period.totalSubscribers, periods };
}

test('a shop with one channel sees that channel as it is', () => {
  expect(combineChannels([channelOf(month), undefined])).toEqual(channelOf(month));
});

test('a shop without a channel sees zeros, not gaps', () => {
  const { totalRevenueMinor, periods } = combineChannels([undefined, undefined]);
  expect([totalRevenueMinor, periods.month.avgOrderValueMinor, periods.month.optInRate]).toEqual([0, 0, 0]);
});

test('two channels add up, day by day, and averages are taken anew', () => {
  const messenger: PeriodAnalytics = {
    ...month,
    revenueMinor: 1000,
    totalOrders: 3,
    orders: [
      { date: '2026-11-01', revenueMinor: 400, count: 1 },
      { date: '2026-11-03', revenueMinor: 600, count: 2 },
    ],
    totalSubscribers: 30,
    optInRate: 30,
  };
  const combined = combineChannels([channelOf(month), channelOf(messenger)]).periods.month;
  expect(combined.avgOrderValueMinor).toBe(2000);
  expect(combined.orders).toEqual([
    { date: '2026-11-01', revenueMinor: 400, count: 1 },
    { date: '2026-11-03', revenueMinor: 9600, count: 4 },
  ]);
  expect(combined.optInRate).toBe(20);
  expect(combined.messages.sent).toBe(20);
});
