import { expect, test } from 'vitest';
import type { PreviewedFlow } from '#features/product/flows/contract/flow-calls.ts';
import { repliesOf } from '#features/product/flows/rules/flow/flow-shape.ts';
import { REVIEW_FLOWS } from '../../campaigns/review/flows.ts';
import { walkFlow } from './walk-flow.ts';

const flow = (flowId: string, replies: PreviewedFlow['replies'] = []): PreviewedFlow => ({
  flowId,
  level: 0,
  nodes: [],
  preview: [],
  replies,
  isEditable: false,
  instead: null,
  revision: 1,
});
const FLOWS = [flow('ask', [{ title: 'Great', leadsTo: 'thanks' }]), flow('thanks')];

test('starts a chat with only the first flow', () => {
  expect(walkFlow(FLOWS, []).map((step) => step.flow.flowId)).toEqual(['ask']);
});

test('appends the target of an answer', () => {
  const steps = walkFlow(FLOWS, [{ title: 'Great', leadsTo: 'thanks' }]);
  expect(steps.map(({ answer, flow: { flowId } }) => [answer, flowId])).toEqual([
    [null, 'ask'],
    ['Great', 'thanks'],
  ]);
});

test('ends the chat at an answer without a target', () => {
  expect(walkFlow(FLOWS, [{ title: 'Unsubscribe', leadsTo: 'STOP' }])).toHaveLength(1);
});

test.each([
  [[], ['ask']],
  [['Great'], ['ask', 'great']],
  [['Bad'], ['ask', 'bad']],
  // A person who changes their answer from Great to Bad no longer sees the flow after Great.
  [
    ['Great', 'Bad'],
    ['ask', 'bad'],
  ],
])('shows only the flow of the last answer of a review: %j', (titles, shown) => {
  const flows = [
    flow('ask', [
      { title: 'Great', leadsTo: 'great' },
      { title: 'Bad', leadsTo: 'bad' },
    ]),
    flow('great'),
    flow('bad'),
  ];
  const picked = titles.slice(-1).map((title) => ({ title, leadsTo: title.toLowerCase() }));
  expect(walkFlow(flows, picked).map((step) => step.flow.flowId)).toEqual(shown);
});

test('has no review answer that asks another question', () => {
  const asking = REVIEW_FLOWS.filter(({ nodes }) => repliesOf(nodes.en).length > 0);
  expect(asking.map(({ key }) => key)).toEqual(['review_question', 'review_question_offer']);
});
