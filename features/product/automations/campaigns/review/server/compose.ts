import { titleOfLines } from '#features/product/flows/rules/flow/title-of-lines.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import type { DueReview } from './facts.ts';

/** Returns the values of the question: the first product's name, and the number of others. */
export async function compose(
  _tx: Tx,
  { firstName, lines }: DueReview,
  { language }: Composing,
): Promise<Draft> {
  return {
    values: {
      ...(firstName !== null && { firstName }),
      productTitle: titleOfLines(lines, language),
    },
    imageUrl: null,
    link: null,
  };
}
