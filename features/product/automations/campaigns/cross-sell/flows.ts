import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import { stop, templateFlow, toPage } from '#features/product/flows/rules/flow/write-flow.ts';
import { texts } from '../../texts/all.ts';
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
      label: () => ({
        name: texts.flowNames.recommendation.offer,
        description: [texts.flowParts.recommended, texts.flowParts.code, texts.flowParts.toProduct],
      }),
    },
    CROSS_SELL_OFFER,
  ),
  templateFlow(
    {
      ...shape,
      key: 'cross_sell',
      label: () => ({
        name: texts.flowNames.recommendation.plain,
        description: [texts.flowParts.recommended, texts.flowParts.toProduct],
      }),
    },
    CROSS_SELL_PLAIN,
  ),
];
