import type { ReviewReply } from '../contract/review-calls.ts';

/** A review with words, as every format is made of it. What is not known is null. */
export interface WrittenReview {
  reviewId: string;
  text: string;
  rating: number;
  reply: ReviewReply;
  /** When the words came. */
  writtenAt: Date;
  author: { name: string | null; email: string | null };
  product: { id: string | null; handle: string | null; title: string | null; imageUrl: string | null };
  /** Where the store is, without a slash at its end. */
  storeUrl: string;
  /** Two letters. */
  storeCountry: string;
}

/** What an app's import reads: a cell of each review for each column, in that order. */
export type ReviewColumns = readonly (readonly [name: string, cell: (review: WrittenReview) => string])[];

const SHORT_TITLE = 60;

/** A store has no titles for what people write in a chat: the first words stand for one. */
export function titleOf({ text }: WrittenReview): string {
  const line = text.split(/\r?\n/)[0]?.trim() ?? '';
  const characters = [...line];
  return characters.length <= SHORT_TITLE
    ? line
    : `${characters
        .slice(0, SHORT_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}

/** Apps show a name beside each review. */
export function authorOf({ author }: WrittenReview): string {
  return author.name ?? 'Anonymous';
}

export function productUrlOf({ storeUrl, product }: WrittenReview): string {
  return product.handle === null ? '' : `${storeUrl}/products/${product.handle}`;
}

/** 2026-11-22, in UTC, as all moments of these files. */
export function dayOf({ writtenAt }: WrittenReview): string {
  return writtenAt.toISOString().slice(0, 10);
}

/** 2026-11-22 09:30:00 */
export function secondOf({ writtenAt }: WrittenReview): string {
  return writtenAt.toISOString().slice(0, 19).replace('T', ' ');
}
