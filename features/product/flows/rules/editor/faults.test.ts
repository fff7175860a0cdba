import { expect, it } from 'vitest';
import { walkBranches } from './branches.ts';
import { documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import { FAULT_CASES } from './faults.cases.ts';
import { faultsOf } from './faults.ts';
import { limitTyped } from './flow-limits.ts';

it.each(FAULT_CASES)('%s', (_case, document, faults) => {
  expect(faultsOf(document).map(({ header, sentence }) => `${header}: ${sentence}`)).toEqual(faults);
});

const card = { cardId: 'c', title: 'Mug', subtitle: '', picture: null, buttons: [] };
it.each([
  ['an answer', [textOf('n'), repliesTo('q', '>STOP')], { masterId: 'q', replyId: 'qr1' }],
  ['a second text', [{ ...textOf('n'), withoutValues: '' }], { masterId: 'n', field: 'without' }],
  [
    'a subtitle',
    [{ kind: 'cards' as const, masterId: 'n', cards: [card] }],
    { masterId: 'n', cardId: 'c', field: 'subtitle' },
  ],
])('returns the place of a fault: %s', (_case, nodes, place) => {
  const [fault] = faultsOf(documentOf(flowWith('f', ...nodes)));
  expect(fault?.place).toEqual({ flowId: 'f', ...place });
});

it('returns the time as the place of a wrong time', () => {
  const document = {
    ...documentOf(flowWith('f', textOf('n'))),
    time: { magnitude: '', unit: 'Days' as const },
  };
  expect(faultsOf(document)[0]?.place).toEqual({ flowId: 'f', field: 'time' });
});

it('follows the flow that replaces a message', () => {
  const open = {
    ...flowWith('open', textOf('n'), repliesTo('q', 'Yes>page')),
    instead: 'While the chat is open',
  };
  const { reached, unreached } = walkBranches(
    documentOf(flowWith('f', textOf('n')), open, flowWith('page', textOf('n', ''))),
  );
  expect(reached.map(({ flow }) => flow.flowId)).toEqual(['f', 'open', 'page']);
  expect(unreached).toEqual([]);
});

it('follows answers ten levels down, and back to the first flow', () => {
  const chain = Array.from({ length: 11 }, (_, at) =>
    flowWith(`f${at}`, textOf('n'), repliesTo('q', `Go on>f${(at + 1) % 11}`)),
  );
  const { reached, unreached, cycles } = walkBranches(documentOf(...chain, flowWith('alone', textOf('n'))));
  expect(reached.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(unreached.map(({ flowId }) => flowId)).toEqual(['alone']);
  expect(cycles).toEqual([{ fromId: 'f10', title: 'Go on', leadsTo: 'f0' }]);
});

it.each([
  ['short', 5, { kept: 'short', isCut: false }],
  ['longer', 5, { kept: 'longe', isCut: true }],
  ['mugs🐦', 5, { kept: 'mugs', isCut: true }],
  ['we are 👩‍👩‍👧', 11, { kept: 'we are ', isCut: true }],
  [`${'x'.repeat(2000)}👩‍👩‍👧`, 2003, { kept: 'x'.repeat(2000), isCut: true }],
  [`a${'\u0301'.repeat(300)}`, 200, { kept: `a${'\u0301'.repeat(199)}`, isCut: true }],
  ['كوب أزرق', 3, { kept: 'كوب', isCut: true }],
])('cuts %s to at most %i characters', (typed, most, kept) => {
  expect(limitTyped(typed, most)).toEqual(kept);
});
