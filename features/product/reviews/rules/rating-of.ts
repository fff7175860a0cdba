import type { ReviewReply } from '../contract/review-calls.ts';

const RATINGS: Record<ReviewReply, number> = { Great: 5, Okay: 3, Bad: 1 };

/** The stars that a reply stands for. */
export function ratingOf(reply: ReviewReply): number {
  return RATINGS[reply];
}
