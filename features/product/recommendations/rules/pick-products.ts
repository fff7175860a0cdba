import type { RecommendedProduct } from '../contract/recommendation.ts';
import type { Candidate } from './candidate.ts';
import { reasonSentence } from './reason-sentence.ts';

/** A product on sale. */
export type SoldProduct = Omit<RecommendedProduct, 'reason' | 'sentence'>;

interface Picking {
  /** Best first. */
  candidates: readonly Candidate[];
  /** Those on sale now, by id. */
  sold: ReadonlyMap<string, SoldProduct>;
  /** The products of the order, and those that the shopper bought before. */
  had: readonly string[];
  limit: number;
}

/** Returns the best candidates that are on sale and that the shopper does not have, each once. */
export function pickProducts({ candidates, sold, had, limit }: Picking): RecommendedProduct[] {
  const passedOver = new Set(had);
  const filled = new Set<string>();
  const picked: RecommendedProduct[] = [];
  for (const { productId, reason, place } of candidates) {
    if (picked.length >= limit) break;
    const product = sold.get(productId);
    if (!product || passedOver.has(productId) || (place !== null && filled.has(place))) continue;
    passedOver.add(productId);
    if (place !== null) filled.add(place);
    picked.push({ ...product, reason, sentence: reasonSentence(reason) });
  }
  return picked;
}
