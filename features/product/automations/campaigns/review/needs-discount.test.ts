import { expect, it } from 'vitest';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { needsDiscount } from '#features/product/flows/rules/flow/needs-discount.ts';
import { reviewWA } from './definition.ts';

const side = reviewWA.channels.WA;
const flows = side.flows.map(({ key }) => ({ flowId: `id of ${key}`, key, nodes: null }));
const begin = (key: string) => side.flows.find((flow) => flow.key === key)?.nodes.en ?? [];
const CHAT: FlowNode[] = [
  { kind: 'text', text: 'Thank you!', withoutValues: null, buttons: [] } as unknown as FlowNode,
];

it('needs a discount only for a question whose answer shows a code', () => {
  expect(needsDiscount(side, begin('review_question_offer'), flows)).toBe(true);
  expect(needsDiscount(side, begin('review_question'), flows)).toBe(false);
});

it('checks the shop’s own texts', () => {
  const rewritten = flows.map((flow) =>
    flow.key === 'review_great_offer' ? { ...flow, nodes: CHAT } : flow,
  );
  expect(needsDiscount(side, begin('review_question_offer'), rewritten)).toBe(false);
});

it('needs no discount if the campaign has no setting for one', () => {
  expect(needsDiscount({ ...side, fields: [] }, begin('review_question_offer'), flows)).toBe(false);
});
