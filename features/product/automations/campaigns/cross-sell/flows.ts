import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import { stop, templateFlow, toPage } from '#features/product/flows/rules/flow/write-flow.ts';
import { CROSS_SELL_OFFER } from './words/cross-sell-offer.ts';
import { CROSS_SELL_PLAIN } from './words/cross-sell-plain.ts';

const shape = {
  begins: ['crossSellWA1'],
  actions: [toPage, stop],
  category: 'MARKETING',
  showsPicture: true,
} as const;

export const CROSS_SELL_FLOWS: readonly FlowDefinition[] = [
  templateFlow(
    {
      ...shape,
      key: 'cross_sell_offer',
      name: 'Recommendation with a discount',
      description: ['What goes with the order', 'A discount code', 'A button to the product'],
    },
    CROSS_SELL_OFFER,
  ),
  templateFlow(
    {
      ...shape,
      key: 'cross_sell',
      name: 'Recommendation',
      description: ['What goes with the order', 'A button to the product'],
    },
    CROSS_SELL_PLAIN,
  ),
];
