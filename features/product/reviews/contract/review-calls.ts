import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';

/** The answers that a shopper can give by button. */
export const ReviewReply = z.enum(['Great', 'Okay', 'Bad']);
export type ReviewReply = z.infer<typeof ReviewReply>;

/** The apps with an import for reviews. Document 2, section 7. */
export const REVIEW_FORMATS = [
  'judgeme',
  'yotpo',
  'shopifyreviewsapp',
  'stamped',
  'loox',
  'growwave',
  'ttali',
] as const;
export const ReviewFormat = z.enum(REVIEW_FORMATS);
export type ReviewFormat = z.infer<typeof ReviewFormat>;

export const getQuickRepliesAnalytics = defineCall({
  method: 'GET',
  path: '/database/api/getQuickRepliesAnalytics',
  summary: 'How shoppers answered when asked for a review',
  query: z.object({ shopUrl: z.string(), sourceType: z.literal('reviewWA') }),
  /** `totalCount` is the sum of all replies. */
  response: z.object({ Great: z.int(), Okay: z.int(), Bad: z.int(), totalCount: z.int() }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getReviews = defineCall({
  method: 'GET',
  path: '/database/api/reviews',
  summary: 'The reviews of a shop as rows of the file that an app imports, a page at a time',
  query: z.object({
    shopUrl: z.string(),
    format: ReviewFormat,
    /** From the page before. */
    cursor: z.optional(Uuid),
  }),
  response: z.object({
    /** The head of the file. */
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** Continues the file. Null at its end. */
    nextCursor: z.nullable(z.string()),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
