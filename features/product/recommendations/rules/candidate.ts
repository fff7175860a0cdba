import type { Reason } from '../contract/recommendation.ts';
import { texts } from '../texts/all.ts';

/** A possible recommendation with its reason. Better ones come first in a list. */
export interface Candidate {
  productId: string;
  reason: Reason;
  /** Of candidates for the same place, such as a missing product of a bundle, one is enough. */
  place: string | null;
}

export interface Named {
  id: string;
  title: string;
}

/** Returns the names of products. Unknown products have none. */
export function namer(titles: ReadonlyMap<string, string>): (id: string) => Named {
  return (id) => ({ id, title: titles.get(id) ?? texts.unknown.ordered });
}
