import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getQuickRepliesAnalytics, getReviews } from '../contract/review-calls.ts';
import { cellsOf, columnsOf } from '../rules/formats/format-list.ts';
import { countReplies, readReviews } from './read-reviews.ts';

/** Registers the calls for reviews: the counts of replies, and the rows of a file for an app. */
export function registerReviewRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getQuickRepliesAnalytics, ({ session: { shopId } }) =>
    findInTime(ctx, shopId, (tx) => countReplies(tx, shopId)),
  );
  bind.merchant(getReviews, ({ session: { shopId }, query: { format, cursor = null } }) =>
    findInTime(ctx, shopId, async (tx) => {
      const { reviews, nextCursor } = await readReviews(tx, shopId, cursor);
      return {
        columns: columnsOf(format),
        rows: reviews.map((review) => cellsOf(format, review)),
        nextCursor,
      };
    }),
  );
}
