import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import {
  chatFlow,
  leadsTo,
  stop,
  templateFlow,
  toPage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { REORDER_LATER } from './words/reorder-later.ts';
import { REORDER_LINK } from './words/reorder-link.ts';
import { REORDER } from './words/reorder.ts';

export const REORDER_FLOWS: readonly FlowDefinition[] = [
  templateFlow(
    {
      key: 'reorder',
      name: 'Order again',
      description: ['What was ordered', 'Answers: order again, or not now'],
      begins: ['reorderingWA1'],
      actions: [leadsTo('reorder_link'), leadsTo('reorder_later'), stop],
      category: 'MARKETING',
      showsPicture: true,
    },
    REORDER,
  ),
  chatFlow(
    { key: 'reorder_link', name: 'The way to the order', description: [], begins: [], actions: [toPage] },
    REORDER_LINK,
  ),
  chatFlow(
    { key: 'reorder_later', name: 'Not now', description: [], begins: [], actions: [] },
    REORDER_LATER,
  ),
];
