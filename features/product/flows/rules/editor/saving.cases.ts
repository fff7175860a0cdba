import { documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import type { EditedNode, FlowDocument } from './document.ts';

const start = documentOf(flowWith('f', textOf('a'), textOf('b')), flowWith('g', textOf('c')));
const first = (...nodes: EditedNode[]) => documentOf(flowWith('f', ...nodes), flowWith('g', textOf('c')));

/** A change of the first document, and what a save sends: "flow: order / parts". */
export const CHANGE_CASES: readonly [what: string, now: FlowDocument, sent: string[]][] = [
  ['nothing', start, []],
  ['an equal text', first(textOf('a', 'Text a'), textOf('b')), []],
  ['one text', first(textOf('a'), textOf('b', 'New')), ['f: a b / b']],
  ['only the order', first(textOf('b'), textOf('a')), ['f: b a / ']],
  ['a removed part', first(textOf('a')), ['f: a / ']],
  [
    'a flow that nothing leads to',
    documentOf(flowWith('f', textOf('a'), textOf('b')), flowWith('g', textOf('c', 'New'))),
    [],
  ],
  [
    'an answer with its target',
    documentOf(flowWith('f', textOf('a'), textOf('b'), repliesTo('q', 'Yes>h')), {
      ...flowWith('h', textOf('d')),
      isNew: true,
    }),
    ['f: a b q / q', 'h: d / d'],
  ],
  ['a read-only flow', documentOf({ ...flowWith('f', textOf('a', 'New')), rights: 'none' }), []],
];

interface MergeCase {
  mine: FlowDocument;
  theirs: FlowDocument;
  /** The parts of the first flow as "id=text". */
  merged: string;
  conflicts: string[];
}

export const MERGE_START = start;

/** Two people's changes of one document. */
export const MERGE_CASES: readonly [label: string, merge: MergeCase][] = [
  [
    'each changes another part',
    {
      mine: first(textOf('a', 'Mine'), textOf('b')),
      theirs: first(textOf('a'), textOf('b', 'Theirs')),
      merged: 'a=Mine b=Theirs',
      conflicts: [],
    },
  ],
  [
    'both change one part',
    {
      mine: first(textOf('a', 'Mine'), textOf('b')),
      theirs: first(textOf('a', 'Theirs'), textOf('b')),
      merged: 'a=Mine b=Text b',
      conflicts: ['a'],
    },
  ],
  [
    'both make the same change',
    {
      mine: first(textOf('a', 'Both'), textOf('b')),
      theirs: first(textOf('a', 'Both'), textOf('b')),
      merged: 'a=Both b=Text b',
      conflicts: [],
    },
  ],
  [
    'they remove a part that I change',
    {
      mine: first(textOf('a', 'Mine'), textOf('b')),
      theirs: first(textOf('b')),
      merged: 'a=Mine b=Text b',
      conflicts: ['a'],
    },
  ],
  [
    'I remove a part that they do not change',
    { mine: first(textOf('b')), theirs: start, merged: 'b=Text b', conflicts: [] },
  ],
  [
    'both add parts',
    {
      mine: first(textOf('a'), textOf('m', 'Mine'), textOf('b')),
      theirs: first(textOf('a'), textOf('b'), textOf('t', 'Theirs')),
      merged: 'a=Text a m=Mine b=Text b t=Theirs',
      conflicts: [],
    },
  ],
];
