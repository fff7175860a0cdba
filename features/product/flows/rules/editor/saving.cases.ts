import { documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import type { EditedNode, FlowDocument } from './document.ts';

const start = documentOf(flowWith('f', textOf('a'), textOf('b')), flowWith('g', textOf('c')));
const first = (...nodes: EditedNode[]) => documentOf(flowWith('f', ...nodes), flowWith('g', textOf('c')));

/** A change of the first document, and what a save sends: "flow: order / parts". */
export const CHANGE_CASES: readonly [what: string, now: FlowDocument, sent: string[]][] = [
  ['nothing', start, []],
  ['the same written anew', first(textOf('a', 'Text a'), textOf('b')), []],
  ['one text', first(textOf('a'), textOf('b', 'New')), ['f: a b / b']],
  ['the order alone', first(textOf('b'), textOf('a')), ['f: b a / ']],
  ['a part taken out', first(textOf('a')), ['f: a / ']],
  [
    'what nothing leads to',
    documentOf(flowWith('f', textOf('a'), textOf('b')), flowWith('g', textOf('c', 'New'))),
    [],
  ],
  [
    'an answer with what it leads to',
    documentOf(flowWith('f', textOf('a'), textOf('b'), repliesTo('q', 'Yes>h')), {
      ...flowWith('h', textOf('d')),
      isNew: true,
    }),
    ['f: a b q / q', 'h: d / d'],
  ],
  ['what is only shown', documentOf({ ...flowWith('f', textOf('a', 'New')), rights: 'none' }), []],
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
export const MERGE_CASES: readonly [what: string, reported: MergeCase][] = [
  [
    'two parts by two people',
    {
      mine: first(textOf('a', 'Mine'), textOf('b')),
      theirs: first(textOf('a'), textOf('b', 'Theirs')),
      merged: 'a=Mine b=Theirs',
      conflicts: [],
    },
  ],
  [
    'one part by both',
    {
      mine: first(textOf('a', 'Mine'), textOf('b')),
      theirs: first(textOf('a', 'Theirs'), textOf('b')),
      merged: 'a=Mine b=Text b',
      conflicts: ['a'],
    },
  ],
  [
    'the same by both',
    {
      mine: first(textOf('a', 'Both'), textOf('b')),
      theirs: first(textOf('a', 'Both'), textOf('b')),
      merged: 'a=Both b=Text b',
      conflicts: [],
    },
  ],
  [
    'a part taken out by them and changed by me',
    {
      mine: first(textOf('a', 'Mine'), textOf('b')),
      theirs: first(textOf('b')),
      merged: 'a=Mine b=Text b',
      conflicts: ['a'],
    },
  ],
  [
    'a part taken out by me and left by them',
    { mine: first(textOf('b')), theirs: start, merged: 'b=Text b', conflicts: [] },
  ],
  [
    'parts added by both',
    {
      mine: first(textOf('a'), textOf('m', 'Mine'), textOf('b')),
      theirs: first(textOf('a'), textOf('b'), textOf('t', 'Theirs')),
      merged: 'a=Text a m=Mine b=Text b t=Theirs',
      conflicts: [],
    },
  ],
];
