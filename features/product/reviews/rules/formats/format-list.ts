import type { ReviewFormat } from '../../contract/review-calls.ts';
import type { ReviewColumns, WrittenReview } from '../review-format.ts';
import { growwave } from './growwave.ts';
import { judgeme } from './judgeme.ts';
import { loox } from './loox.ts';
import { shopifyReviewsApp } from './shopify-reviews-app.ts';
import { stamped } from './stamped.ts';
import { ttali } from './ttali.ts';
import { yotpo } from './yotpo.ts';

/** The columns of each app's import. */
const FORMATS: Readonly<Record<ReviewFormat, ReviewColumns>> = {
  judgeme,
  yotpo,
  shopifyreviewsapp: shopifyReviewsApp,
  stamped,
  loox,
  growwave,
  ttali,
};

/** Returns the head of a file for an app. */
export function columnsOf(format: ReviewFormat): string[] {
  return FORMATS[format].map(([name]) => name);
}

/** Returns a review as a line of a file for an app. */
export function cellsOf(format: ReviewFormat, review: WrittenReview): string[] {
  return FORMATS[format].map(([_name, cell]) => cell(review));
}
