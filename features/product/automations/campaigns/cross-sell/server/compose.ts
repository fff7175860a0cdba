import type { Tx } from '#platform/database/database.ts';
import { draftOfPicked } from '../../../server/draft-of-picked.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import type { DueOrder } from './facts.ts';

/** Returns the content: the recommended product, the ordered product that it goes with, and the link. */
export async function compose(tx: Tx, { order, product }: DueOrder, composing: Composing): Promise<Draft> {
  if (!product) return { values: {}, imageUrl: null, link: null };
  return draftOfPicked(tx, composing, { firstName: order.firstName, picked: product });
}
