import { expect, it } from 'vitest';
import { mediaTypeOf } from '../../flow-nodes/media/checks.ts';
import { countedIds, documentOf, flowWith, textOf } from '../editor/document-for-tests.ts';
import { readDocument } from '../editor/read-document.ts';
import { restoreSave } from '../editor/restore-save.ts';
import { hasEditing, lockOf, rightsOf } from './may-edit.ts';

const onWhatsApp = {
  channel: 'WA',
  hasEditableAnswers: true,
  level: 1,
  hasPlan: true,
  isEditable: true,
} as const;

it.each([
  ['everything on Messenger', { channel: 'FB', level: 0 } as const, 'all'],
  ['nothing without the plan', { hasPlan: false }, 'none'],
  ['nothing without the plan on Messenger', { channel: 'FB', hasPlan: false } as const, 'none'],
  ['nothing in a message that WhatsApp approved', { isEditable: false }, 'none'],
  ['nothing in a message that Messenger approved', { channel: 'FB', isEditable: false } as const, 'none'],
  ['the text after an editable answer', {}, 'text'],
  ['nothing in the first message', { level: 0 }, 'none'],
  ['nothing after an answer that is not editable', { hasEditableAnswers: false }, 'none'],
])('lets a merchant edit %s', (_case, change, rights) => {
  expect(rightsOf({ ...onWhatsApp, ...change })).toBe(rights);
});

it.each([
  [{}, true],
  [{ WAeditFlow: true }, true],
  [{ WAeditFlow: false }, false],
  [{ editFlow: false }, true],
])('reports whether the plan features %o include editing on WhatsApp', (features, has) => {
  expect(hasEditing(features, 'WA')).toBe(has);
});

const TIME_ONLY = 'Currently, you can only edit the time of the flow';
it.each([
  ['no plan', { hasPlan: false }, ['Please upgrade your plan to edit Whatsapp flows.'], false],
  ['a template of WhatsApp', {}, [TIME_ONLY, 'To change the words'], true],
  [
    'a message whose answers lead to others',
    { leadsOn: true },
    [TIME_ONLY, 'Other messages follow its answers'],
    false,
  ],
  ['a message after an answer', { level: 1 }, [TIME_ONLY, 'It follows an answer'], false],
  ['a template of Messenger', { channel: 'FB' } as const, ['Messenger approved this message'], false],
])(
  'explains why texts are locked, and whether an own template can replace them: %s',
  (_case, change, begins, own) => {
    const { sentences, mayUseOwn } = lockOf({
      channel: 'WA',
      level: 0,
      hasPlan: true,
      leadsOn: false,
      ...change,
    });
    expect(sentences.map((one, at) => one.slice(0, begins[at]?.length))).toEqual(begins);
    expect(mayUseOwn).toBe(own);
  },
);

it.each([
  ['https://cdn.example/a.MP4', 'video'],
  ['https://cdn.example/a.pdf?v=2', 'document'],
  ['https://cdn.example/a.jpg', 'image'],
  ['https://cdn.example/nothing', 'image'],
])('shows %s as %s', (url, type) => {
  expect(mediaTypeOf(url)).toBe(type);
});

const wire = (masterId: string, text: string) => ({ masterId, textOrButtonTemplate: { text } });

it('reads the server’s answer into a document', () => {
  const flow = {
    flowId: 'f',
    level: 0,
    preview: [],
    replies: [],
    isEditable: true,
    instead: null,
    revision: 4,
  };
  const document = readDocument({
    channel: 'FB',
    hasEditableAnswers: false,
    hasPlan: true,
    flows: [{ ...flow, nodes: [wire('a', 'Hello')] }],
    timeBox: { magnitude: 5, unit: 'Minutes' },
    newId: countedIds(),
  });
  expect(document).toEqual({
    channel: 'FB',
    time: { magnitude: '5', unit: 'Minutes' },
    flows: [{ flowId: 'f', isNew: false, rights: 'all', revision: 4, nodes: [textOf('a', 'Hello')] }],
  });
});

it('restores an earlier version, including flows that nothing leads to', () => {
  const document = documentOf(flowWith('f', textOf('a', 'Now')), {
    ...flowWith('g', textOf('b')),
    rights: 'none',
  });
  const savedFlows = [
    { flowId: 'f', revision: 1, nodes: [wire('a', 'Then')] },
    { flowId: 'g', revision: 1, nodes: [wire('b', 'Then')] },
    { flowId: 'h', revision: 7, nodes: [wire('c', 'Gone')] },
  ];
  const timeBox = { magnitude: 3, unit: 'Days' } as const;
  const { flows, time } = restoreSave(document, { flows: savedFlows, timeBox }, countedIds());
  expect(time).toEqual({ magnitude: '3', unit: 'Days' });
  expect(restoreSave(document, { flows: savedFlows, timeBox: null }, countedIds()).time).toBe(document.time);
  expect(flows).toMatchObject([
    { flowId: 'f', nodes: [{ text: 'Then' }] },
    { flowId: 'g', nodes: [{ text: 'Text b' }] },
    { flowId: 'h', isNew: false, rights: 'all', revision: 7, nodes: [{ text: 'Gone' }] },
  ]);
});
