import type { Reason } from '../contract/recommendation.ts';

/** A product that could be recommended, and why; the better ones stand first in a list. */
export interface Candidate {
  productId: string;
  reason: Reason;
  /** Of candidates for the same place, such as a missing piece of a bundle, one is enough. */
  place: string | null;
}

export interface Named {
  id: string;
  title: string;
}

/** What products are called; of one that we never heard of there is no name. */
export function namer(titles: ReadonlyMap<string, string>): (id: string) => Named {
  return (id) => ({ id, title: titles.get(id) ?? 'what they ordered' });
}
