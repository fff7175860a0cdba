import { expect, it } from 'vitest';
import { texts } from '../../texts/en.ts';
import { documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import type { EditedFlow } from './document.ts';
import { mergeDocuments } from './merge-documents.ts';
import { CHANGE_CASES, MERGE_CASES, MERGE_START } from './saving.cases.ts';
import { testDraft } from './test-draft.ts';
import { changesOf, differencesOf, isSaved } from './what-changed.ts';

it.each(CHANGE_CASES)('sends only the changes when saving %s', (_case, now, sent) => {
  const changes = changesOf(MERGE_START, now).map(
    ({ flowId, order, nodes }) =>
      `${flowId}: ${order.join(' ')} / ${nodes.map(({ masterId }) => masterId).join(' ')}`,
  );
  expect(changes).toEqual(sent);
  expect(isSaved(MERGE_START, now)).toBe(sent.length === 0);
});

it('reports unsaved changes while the time differs', () => {
  const later = { ...MERGE_START, time: { magnitude: '2', unit: 'Hours' as const } };
  expect(isSaved(MERGE_START, later)).toBe(false);
  expect(isSaved(MERGE_START, { ...MERGE_START, time: { magnitude: ' 1', unit: 'Hours' } })).toBe(true);
});

const message = (flow: EditedFlow | undefined) =>
  flow?.nodes.map((node) => `${node.masterId}=${node.kind === 'text' ? node.text : ''}`).join(' ');

it.each(MERGE_CASES)('merges two people’s changes: %s', (_case, { mine, theirs, merged, conflicts }) => {
  const both = mergeDocuments(MERGE_START, mine, theirs);
  expect(message(both.document.flows[0])).toBe(merged);
  expect(both.conflicts.map(({ masterId }) => masterId)).toEqual(conflicts);
});

const at = (magnitude: string) => ({ ...MERGE_START, time: { magnitude, unit: 'Hours' as const } });
it.each([
  ['only mine changed', at('2'), MERGE_START, ['2', '2'], []],
  ['only theirs changed', MERGE_START, at('3'), ['3', '3'], []],
  ['both changed in the same way', at('2'), at(' 2'), ['2', '2'], []],
  ['both changed differently', at('2'), at('3'), ['2', '3'], [{ flowId: 'f', field: 'time' }]],
])('merges two people’s times: %s', (_case, mine, theirs, [kept, other], conflicts) => {
  const both = mergeDocuments(MERGE_START, mine, theirs);
  expect([both.document.time?.magnitude, both.withTheirs.time?.magnitude.trim()]).toEqual([kept, other]);
  expect(both.conflicts).toEqual(conflicts);
});

it('names a time that changed', () => {
  const [time] = differencesOf(MERGE_START, at('3'));
  expect(time).toEqual({ what: 'changed', name: 'Time', before: '1 hour', after: '3 hours' });
});

it('takes their side if the merchant chooses it', () => {
  const mine = documentOf(flowWith('f', textOf('a', 'Mine'), textOf('b', 'Mine too')));
  const theirs = documentOf({ ...flowWith('f', textOf('a', 'Theirs'), textOf('b')), revision: 2 });
  const { withTheirs } = mergeDocuments(MERGE_START, mine, theirs);
  expect(message(withTheirs.flows[0])).toBe('a=Theirs b=Mine too');
  expect(withTheirs.flows[0]?.revision).toBe(2);
});

it('lists the changes between two versions', () => {
  const before = documentOf(flowWith('f', textOf('a'), textOf('b'), textOf('c')));
  const after = documentOf(flowWith('f', textOf('c'), textOf('b', 'New'), textOf('d')));
  expect(differencesOf(before, after).map(({ what, after: to }) => [what, to])).toEqual([
    ['changed', 'New'],
    ['added', 'Text d'],
    ['removed', null],
    ['moved', null],
  ]);
});

it('keeps the targets of my answers if the other removed the answers, and recreates deleted flows', () => {
  const asked = flowWith('f', textOf('a'), repliesTo('q', 'Yes>g', 'No>h'));
  const started = documentOf(asked, flowWith('g', textOf('b')), flowWith('h', textOf('c')));
  const mine = documentOf(asked, flowWith('g', textOf('b', 'Mine')), flowWith('h', textOf('c', 'Mine too')));
  const theirs = documentOf(flowWith('f', textOf('a', 'Theirs'), repliesTo('q', 'Yes>g', 'No>h')), {
    ...flowWith('g', textOf('b')),
    revision: 5,
  });
  const { document, conflicts } = mergeDocuments(started, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.flows.map((flow) => [flow.flowId, message(flow), flow.revision, flow.isNew])).toEqual([
    ['f', 'a=Theirs q=', 1, false],
    ['g', 'b=Mine', 5, false],
    ['h', 'c=Mine too', 0, true],
  ]);
  expect(changesOf(theirs, document).map(({ flowId }) => flowId)).toEqual(['g', 'h']);
});

const writtenNow = (text: string) =>
  documentOf(flowWith('f', textOf('a', text), textOf('b')), flowWith('g', textOf('c')));
const lockedFirst = (text: string) =>
  documentOf(
    { ...flowWith('f', textOf('a'), repliesTo('q', 'Yes>g')), rights: 'none' },
    flowWith('g', textOf('c', text)),
  );
it.each([
  ['the stored text if nothing changed', MERGE_START, MERGE_START, null, null],
  ['the typed text', MERGE_START, writtenNow('New'), 'New', /^It goes as it is written here/],
  ['the stored text while there is a fault', MERGE_START, writtenNow(''), null, /once nothing is wrong/],
  [
    'the stored text if the title of an answer changed',
    lockedFirst('c'),
    lockedFirst('New'),
    null,
    texts.testNotes.unsaved,
  ],
])('a test message contains %s', (_content, before, now, words, noted) => {
  const { nodes, note } = testDraft(before, now);
  expect(nodes?.[0] ?? null).toEqual(words === null ? null : textOf('a', words));
  if (noted === null) expect(note).toBeNull();
  else expect(note).toMatch(noted);
});
