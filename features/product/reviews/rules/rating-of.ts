import type { ReviewReply } from '../contract/review-calls.ts';

const RATINGS: Record<ReviewReply, number> = { Great: 5, Okay: 3, Bad: 1 };

/** Returns the stars of a reply. */
export function ratingOf(reply: ReviewReply): number {
  return RATINGS[reply];
}
