import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'allTime'] as const;
export const Period = z.enum(PERIODS);
export type Period = z.infer<typeof Period>;

/**
 * Money is in the shop's currency: as a decimal amount under the specification's name, and in minor units beside it. A
 * date is a day in the shop's time zone, YYYY-MM-DD.
 */
export const PeriodAnalytics = z.object({
  revenue: z.number(),
  revenueMinor: z.int(),
  totalOrders: z.int(),
  avgOrderValue: z.number(),
  avgOrderValueMinor: z.int(),
  orders: z.array(z.object({ date: z.string(), revenue: z.number(), revenueMinor: z.int(), count: z.int() })),
  totalSubscribers: z.int(),
  /** Opt-ins per impressions in percent with two decimals. 0 without impressions. */
  optInRate: z.number(),
  subscribers: z.array(z.object({ date: z.string(), count: z.int() })),
  messages: z.object({
    sent: z.int(),
    delivered: z.int(),
    read: z.int(),
    clicked: z.int(),
    failed: z.int(),
  }),
});
export type PeriodAnalytics = z.infer<typeof PeriodAnalytics>;

export const ChannelAnalytics = z.object({
  totalRevenue: z.number(),
  totalRevenueMinor: z.int(),
  totalSubscribers: z.int(),
  periods: z.object({
    today: PeriodAnalytics,
    yesterday: PeriodAnalytics,
    week: PeriodAnalytics,
    month: PeriodAnalytics,
    allTime: PeriodAnalytics,
  }),
});
export type ChannelAnalytics = z.infer<typeof ChannelAnalytics>;

export const getDashboard = defineCall({
  method: 'GET',
  path: '/database/api/analytics/dashboard',
  summary: 'Revenue, subscribers and messages of each channel, by period',
  query: z.object({ shopUrl: z.string(), channel: z.enum(['WA', 'FB', 'All']) }),
  response: z.object({
    currencyCode: z.string(),
    WA: z.optional(ChannelAnalytics),
    FB: z.optional(ChannelAnalytics),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
