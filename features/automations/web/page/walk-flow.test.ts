import { expect, test } from 'vitest';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import { walkFlow } from './walk-flow.ts';

const flow = (flowId: string, replies: PreviewedFlow['replies'] = []): PreviewedFlow => ({
  flowId,
  level: 0,
  nodes: [],
  preview: [],
  replies,
  isEditable: false,
  revision: 1,
});
const FLOWS = [flow('ask', [{ title: 'Great', leadsTo: 'thanks' }]), flow('thanks')];

test('a chat begins with the first flow alone', () => {
  expect(walkFlow(FLOWS, []).map((step) => step.flow.flowId)).toEqual(['ask']);
});

test('an answer appends what it leads to', () => {
  const steps = walkFlow(FLOWS, [{ title: 'Great', leadsTo: 'thanks' }]);
  expect(steps.map(({ answer, flow: { flowId } }) => [answer, flowId])).toEqual([
    [null, 'ask'],
    ['Great', 'thanks'],
  ]);
});

test('an answer that leads nowhere ends the chat', () => {
  expect(walkFlow(FLOWS, [{ title: 'Unsubscribe', leadsTo: 'STOP' }])).toHaveLength(1);
});
