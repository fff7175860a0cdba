import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import {
  chatFlow,
  leadsTo,
  stop,
  templateFlow,
  toPage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { texts } from '../../texts/all.ts';
import { REORDER_LATER } from './words/reorder-later.ts';
import { REORDER_LINK } from './words/reorder-link.ts';
import { REORDER } from './words/reorder.ts';

export const REORDER_FLOWS: readonly FlowDefinition[] = [
  templateFlow(
    {
      key: 'reorder',
      label: () => ({
        name: texts.flowNames.reorder,
        description: [texts.flowParts.ordered, texts.flowParts.reorderAnswers],
      }),
      begins: ['reorderingWA1'],
      actions: [leadsTo('reorder_link'), leadsTo('reorder_later'), stop],
      category: 'MARKETING',
      showsPicture: true,
    },
    REORDER,
  ),
  chatFlow({ key: 'reorder_link', begins: [], actions: [toPage] }, REORDER_LINK),
  chatFlow({ key: 'reorder_later', begins: [], actions: [] }, REORDER_LATER),
];
