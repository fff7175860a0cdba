import type { FlowNodeOf } from '../../contract/flow-node.ts';
import { FLOW_LIMITS, limitTyped } from '../../rules/editor/flow-limits.ts';
import { fillWithin } from '../../rules/flow/fill-within.ts';
import type { FlowFilling } from '../../rules/flow/node-saying.ts';
import type { Card } from './checks.ts';

/** A card as one person sees it. Its buttons are as they were written. */
export interface FilledCard {
  title: string;
  subtitle: string | null;
  imageUrl: string | null;
  buttons: Card['buttons'];
}

/**
 * Returns the cards of a person. A card with placeholders is repeated for each product; one without is shown as it is.
 */
export function fillCards(
  { cards }: FlowNodeOf<'cards'>,
  { values, products }: Pick<FlowFilling, 'values' | 'products'>,
): FilledCard[] {
  const { cardTitle, cardSubtitle } = FLOW_LIMITS.FB;
  return cards.flatMap((card) => {
    const shown = card.picture === 'product' ? products : [null];
    return shown.map((product): FilledCard => {
      const known = product
        ? {
            ...values,
            productTitle: product.title,
            ...(product.price !== null && { productPrice: product.price }),
          }
        : values;
      const line = (text: string, most: number) =>
        limitTyped(fillWithin({ text, withoutValues: null }, known, most), most).kept;
      const subtitle = line(card.subtitle ?? '', cardSubtitle);
      return {
        title: line(card.title, cardTitle),
        subtitle: subtitle === '' ? null : subtitle,
        imageUrl: card.picture === 'product' ? (product?.imageUrl ?? null) : card.picture,
        buttons: card.buttons,
      };
    });
  });
}
