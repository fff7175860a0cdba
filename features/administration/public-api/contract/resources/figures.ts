import * as z from 'zod/mini';
import { Day } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ApiChannel } from './names.ts';

const counts = {
  /** Messages. */
  sent: z.int(),
  delivered: z.int(),
  read: z.int(),
  clicked: z.int(),
  failed: z.int(),
  /** In percent of delivered messages, with two decimals. */
  readRate: z.number(),
  clickRate: z.number(),
  /** Orders that these messages earned. */
  orders: z.int(),
  /** The revenue of these orders minus returns, in minor units of the currency. */
  revenueMinor: z.int(),
};

/** What messages led to. */
export const Results = {
  /** ISO 4217. */
  currency: z.string(),
  ...counts,
};

export const getFigures = defineEndpoint({
  name: 'getFigures',
  method: 'GET',
  path: '/figures',
  summary:
    'What the shop sent and earned on some days, in all and by campaign. All broadcasts are one source; by default the last 30 days',
  scope: 'figures:read',
  query: z.object({
    /** The first and the last day, in the time zone of the shop. */
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  answer: z.object({
    from: z.string(),
    to: z.string(),
    ...Results,
    optIns: z.int(),
    sources: z.array(
      z.object({
        /** The type of a campaign, `broadcast`, the type of an opt-in tool and others. */
        source: z.string(),
        name: z.string(),
        channel: ApiChannel,
        ...counts,
        optIns: z.int(),
      }),
    ),
  }),
  errors: ['BAD_SPAN'],
});
