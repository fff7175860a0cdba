import { expect, it } from 'vitest';
import { countedIds, documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import { addNode, setTime } from './edit-nodes.ts';
import { addReply } from './edit-replies.ts';
import { EDIT_CASES, lineOf } from './edits.cases.ts';

it.each(EDIT_CASES)('%s', (_case, edited, line) => {
  expect(lineOf(edited)).toBe(line);
});

it('adds no more parts and answers than the channel allows', () => {
  let document = documentOf(flowWith('f', textOf('a'), repliesTo('q', 'One>STOP')));
  const newId = countedIds();
  for (let count = 0; count < 30; count += 1) {
    document = addNode(document, 'f', textOf(newId()));
    document = addReply(
      document,
      { flowId: 'f', masterId: 'q' },
      { target: { kind: 'there', leadsTo: 'STOP' }, newId },
    );
  }
  const nodes = document.flows[0]?.nodes ?? [];
  expect(nodes).toHaveLength(20);
  expect(nodes.at(-1)).toMatchObject({ kind: 'quickReplies', replies: { length: 13 } });
});

it('starts the target of a new answer with an empty text', () => {
  const document = documentOf(flowWith('f', textOf('a'), repliesTo('q', 'One>STOP')));
  const { flows } = addReply(
    document,
    { flowId: 'f', masterId: 'q' },
    { target: { kind: 'new', flowId: 'g' }, newId: countedIds() },
  );
  expect(flows[1]).toMatchObject({ flowId: 'g', isNew: true, nodes: [{ kind: 'text', text: '' }] });
});

it('does not change the given document', () => {
  const document = documentOf(flowWith('f', textOf('a')));
  const before = structuredClone(document);
  setTime(addNode(document, 'f', textOf('b')), { unit: 'Days' });
  expect(document).toEqual(before);
});
