import type { Tx } from '#platform/database/database.ts';
import { titleOfLines } from '../../../rules/flow/title-of-lines.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import type { DueReview } from './facts.ts';

/** What the question says: of the first product by name, and how many others there were. */
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
