export { moveReviews } from './move-reviews.ts';
export { recordReviewReply, recordReviewText } from './record-review.ts';
export { registerReviewRoutes } from './review-routes.ts';
