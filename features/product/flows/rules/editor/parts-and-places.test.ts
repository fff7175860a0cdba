import { describe, expect, it } from 'vitest';
import type { FlowButton } from '../../contract/flow-button.ts';
import { countedIds, documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import { flowOf, isSameList, nodeAt, withNodes, type EditedNode, type FlowDocument } from './document.ts';
import { addButton, asKind, buttonsAt, changeButton, moveButton, removeButton } from './edit-buttons.ts';
import { moveCard, removeCard } from './edit-cards.ts';
import { duplicateNode, mayAdd, moveNode, roomOf, setTime } from './edit-nodes.ts';
import { addReply, moveReply, retarget } from './edit-replies.ts';

const PAGE: FlowButton = { kind: 'page', buttonId: 'b1', title: 'Go on' };
const CALL: FlowButton = { kind: 'call', buttonId: 'b2', title: 'Call', phoneE164: '+493012345' };
const card = (cardId: string, ...buttons: FlowButton[]) => ({
  cardId,
  title: cardId,
  subtitle: null,
  picture: null,
  buttons,
});
const cards = (...list: ReturnType<typeof card>[]): EditedNode => ({
  kind: 'cards',
  masterId: 'c',
  cards: list,
});
const at = (masterId: string, more: object = {}) => ({ flowId: 'f', masterId, ...more });
const three = documentOf(flowWith('f', textOf('a'), textOf('b'), repliesTo('q', 'Yes>g', 'No>STOP')));

describe('a document', () => {
  it('is the same object if nothing changes', () => {
    expect(withNodes(three, 'f', (nodes) => [...nodes])).toBe(three);
    expect(withNodes(three, 'g', () => [])).toBe(three);
    expect(moveNode(three, at('a'), 0)).toBe(three);
    expect(duplicateNode(three, at('zz'), countedIds())).toBe(three);
    expect(addReply(three, at('a'), { target: { kind: 'there', leadsTo: 'f' }, newId: countedIds() })).toBe(
      three,
    );
    const withoutTime: FlowDocument = { ...three, time: null };
    expect(setTime(withoutTime, { magnitude: '5' })).toBe(withoutTime);
    expect(setTime(three, { magnitude: '5' }).time).toEqual({ magnitude: '5', unit: 'Hours' });
  });

  it('finds its flows and their parts', () => {
    expect(flowOf(three, 'g')).toBeNull();
    expect(nodeAt(three, at('b'))?.masterId).toBe('b');
    expect(nodeAt(three, at('zz'))).toBeNull();
    expect(nodeAt(three, { flowId: 'g' })).toBeNull();
  });

  it.each([
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
  ])('compares the objects of %j and %j: %s', (one, other, isSame) => {
    expect(isSameList(one, other)).toBe(isSame);
  });
});

describe('the places a part can move to', () => {
  const nodes = [
    textOf('a'),
    repliesTo('p', 'x>STOP'),
    textOf('b'),
    textOf('c'),
    repliesTo('q', 'y>STOP'),
    textOf('d'),
  ];

  it.each([
    ['a', null],
    ['b', { from: 2, to: 3 }],
    ['c', { from: 2, to: 3 }],
    ['d', null],
    ['p', null],
    ['zz', null],
  ])('%s can move within %j', (masterId, room) => {
    expect(roomOf(nodes, masterId)).toEqual(room);
  });

  it('end with the flow', () => {
    expect(roomOf([textOf('a'), textOf('b')], 'a')).toEqual({ from: 0, to: 1 });
  });
});

it.each([
  [[], 'text', true],
  [[], 'quickReplies', false],
  [[textOf('a')], 'quickReplies', true],
  [[textOf('a'), repliesTo('q', 'x>STOP')], 'quickReplies', false],
  [Array.from({ length: 19 }, (_, nth) => textOf(`n${nth}`)), 'text', true],
  [Array.from({ length: 20 }, (_, nth) => textOf(`n${nth}`)), 'text', false],
] as const)('%j can get a %s: %s', (nodes, kind, may) => {
  expect(mayAdd('WA', nodes, kind)).toBe(may);
});

it('a full flow gets no copy', () => {
  const full = documentOf(flowWith('f', ...Array.from({ length: 20 }, (_, nth) => textOf(`n${nth}`))));
  expect(duplicateNode(full, at('n0'), countedIds())).toBe(full);
});

describe('buttons', () => {
  const document = documentOf(
    flowWith('f', { ...textOf('a'), buttons: [PAGE, CALL] }, cards(card('c1', PAGE, CALL), card('c2'))),
  );
  const inCard = at('c', { cardId: 'c1' });
  const titles = (place: object) => buttonsAt(document, at('c', place)).map(({ title }) => title);

  it('belong to a text or a card', () => {
    expect(buttonsAt(document, at('a'))).toEqual([PAGE, CALL]);
    expect(titles({ cardId: 'c1' })).toEqual(['Go on', 'Call']);
    expect([titles({ cardId: 'c2' }), titles({ cardId: 'zz' }), buttonsAt(document, at('zz'))]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('are added, changed, moved and removed on one card only', () => {
    const added = addButton(document, inCard, countedIds());
    expect(buttonsAt(added, inCard).at(-1)).toEqual({ kind: 'page', buttonId: 'x1', title: '' });
    expect(buttonsAt(added, at('c', { cardId: 'c2' }))).toEqual([]);
    expect(addButton(added, inCard, countedIds())).toBe(added);
    const place = { ...inCard, buttonId: 'b1' };
    expect(
      buttonsAt(
        changeButton(document, place, (one) => ({ ...one, title: 'Go' })),
        inCard,
      ),
    ).toEqual([{ ...PAGE, title: 'Go' }, CALL]);
    expect(buttonsAt(moveButton(document, place, 1), inCard)).toEqual([CALL, PAGE]);
    expect(buttonsAt(moveButton(document, place, -1), inCard)).toEqual([PAGE, CALL]);
    expect(buttonsAt(moveButton(document, { ...inCard, buttonId: 'b2' }, 1), inCard)).toEqual([PAGE, CALL]);
    expect(buttonsAt(moveButton(document, { ...inCard, buttonId: 'b2' }, -1), inCard)).toEqual([CALL, PAGE]);
    expect(buttonsAt(moveButton(document, { ...inCard, buttonId: 'zz' }, 1), inCard)).toEqual([PAGE, CALL]);
    expect(buttonsAt(removeButton(document, place), inCard)).toEqual([CALL]);
    expect(buttonsAt(removeButton(document, place), at('a'))).toEqual([PAGE, CALL]);
  });

  it('keep their title and id when the kind changes', () => {
    expect(asKind(CALL, 'page')).toEqual({ kind: 'page', buttonId: 'b2', title: 'Call' });
    expect(asKind(PAGE, 'address')).toEqual({ kind: 'address', buttonId: 'b1', title: 'Go on', url: '' });
    expect(asKind(PAGE, 'call')).toEqual({ kind: 'call', buttonId: 'b1', title: 'Go on', phoneE164: '' });
  });
});

describe('cards and answers', () => {
  const order = (document: FlowDocument) => {
    const node = document.flows[0]?.nodes[0];
    return node?.kind === 'cards' ? node.cards.map(({ cardId }) => cardId).join(' ') : '';
  };
  const carousel = documentOf(flowWith('f', cards(card('c1'), card('c2'), card('c3'))));

  it('move by one and stop at the edge', () => {
    expect(order(moveCard(carousel, at('c', { cardId: 'c1' }), 1))).toBe('c2 c1 c3');
    expect(order(moveCard(carousel, at('c', { cardId: 'c1' }), -1))).toBe('c1 c2 c3');
    expect(order(moveCard(carousel, at('c', { cardId: 'c3' }), -1))).toBe('c1 c3 c2');
    expect(order(moveCard(carousel, at('c', { cardId: 'zz' }), 1))).toBe('c1 c2 c3');
    expect(order(removeCard(carousel, at('c', { cardId: 'c2' })))).toBe('c1 c3');
    const answers = (replyId: string, by: -1 | 1) =>
      nodeAt(moveReply(three, at('q', { replyId }), by), at('q'));
    expect(answers('qr2', -1)).toMatchObject({ replies: [{ title: 'No' }, { title: 'Yes' }] });
    expect(answers('qr1', -1)).toEqual(nodeAt(three, at('q')));
    expect(answers('qr2', 1)).toEqual(nodeAt(three, at('q')));
    expect(answers('zz', 1)).toEqual(nodeAt(three, at('q')));
  });

  it('lead to a new flow, which is created once, or to an existing one', () => {
    const target = { kind: 'new', flowId: 'h' } as const;
    const led = retarget(three, at('q', { replyId: 'qr1' }), { target, newId: countedIds() });
    expect(led.flows[1]).toEqual({
      flowId: 'h',
      isNew: true,
      rights: 'all',
      revision: 0,
      nodes: [textOf('x1', '')],
    });
    const again = retarget(led, at('q', { replyId: 'qr2' }), { target, newId: countedIds() });
    expect(again.flows).toHaveLength(2);
    expect(nodeAt(again, at('q'))).toMatchObject({ replies: [{ leadsTo: 'h' }, { leadsTo: 'h' }] });
  });
});
