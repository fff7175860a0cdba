import { expect, it } from 'vitest';
import { flowWith, repliesTo, textOf } from '../editor/document-for-tests.ts';
import { ledTo } from './led-to.ts';

it('finds only the flows that answers lead to, also if they lead back', () => {
  const flows = [
    flowWith('first', textOf('a'), repliesTo('q', 'Yes>second', 'No>STOP')),
    flowWith('second', textOf('a'), repliesTo('q', 'Back>first', 'On>third')),
    flowWith('third', textOf('a')),
    flowWith('left', textOf('a'), repliesTo('q', 'On>left too')),
    flowWith('left too', textOf('a'), repliesTo('q', 'Back>left')),
  ].map((flow) => ({ ...flow, key: flow.flowId }));
  expect([...ledTo(flows, ({ key }) => key === 'first')]).toEqual(['first', 'second', 'third']);
});
