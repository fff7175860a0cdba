import type { Tx } from '#platform/database/database.ts';
import { draftOfPicked } from '../../../server/draft-of-picked.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import type { DueOrder } from './facts.ts';

/** What goes with the order, what it goes with, and the way to it. */
export async function compose(tx: Tx, { order, product }: DueOrder, composing: Composing): Promise<Draft> {
  if (!product) return { values: {}, imageUrl: null, link: null };
  return draftOfPicked(tx, composing, { firstName: order.firstName, picked: product });
}
