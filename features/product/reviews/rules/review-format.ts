import type { ReviewReply } from '../contract/review-calls.ts';

/** A review with text, the source of every format. Unknown values are null. */
export interface WrittenReview {
  reviewId: string;
  text: string;
  rating: number;
  reply: ReviewReply;
  /** When the text arrived. */
  writtenAt: Date;
  author: { name: string | null; email: string | null };
  product: { id: string | null; handle: string | null; title: string | null; imageUrl: string | null };
  /** The store's address without a slash at its end. */
  storeUrl: string;
  /** Two letters. */
  storeCountry: string;
}

/** The columns of an app's import, each with the function that returns its cell. */
export type ReviewColumns = readonly (readonly [name: string, cell: (review: WrittenReview) => string])[];

const SHORT_TITLE = 60;

/** Reviews from a chat have no title, so the first words are used. */
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

/** For example 2026-11-22, in UTC like all times of these files. */
export function dayOf({ writtenAt }: WrittenReview): string {
  return writtenAt.toISOString().slice(0, 10);
}

/** For example 2026-11-22 09:30:00. */
export function secondOf({ writtenAt }: WrittenReview): string {
  return writtenAt.toISOString().slice(0, 19).replace('T', ' ');
}
