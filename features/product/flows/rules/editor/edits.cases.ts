import { countedIds, documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import type { FlowDocument } from './document.ts';
import { addButton, asKind, changeButton, moveButton, removeButton } from './edit-buttons.ts';
import { addCard, changeCard, duplicateCard, moveCard, removeCard } from './edit-cards.ts';
import { addNode, changeNode, duplicateNode, moveNode, removeNode, setTime } from './edit-nodes.ts';
import { addReply, moveReply, removeReply, retarget, titleReply } from './edit-replies.ts';

const newId = countedIds;
const three = documentOf(flowWith('f', textOf('a'), textOf('b'), repliesTo('q', 'Yes>g', 'No>STOP')));
const buttoned = documentOf(
  flowWith('f', {
    ...textOf('a'),
    buttons: [
      { kind: 'page', buttonId: 'b1', title: 'Shop' },
      { kind: 'page', buttonId: 'b2', title: 'Cart' },
    ],
  }),
);
const card = (cardId: string) => ({ cardId, title: cardId, subtitle: null, picture: null, buttons: [] });
const carousel = (...ids: string[]) =>
  documentOf(flowWith('f', { kind: 'cards', masterId: 'c', cards: ids.map(card) }));
const ten = Array.from({ length: 10 }, (_, at) => `c${at}`);
const at = (masterId: string, more: object = {}) => ({ flowId: 'f', masterId, ...more });

/** Returns the parts of the first flow as a line: "a b q", with cards, answers and buttons in brackets. */
export function lineOf({ flows }: FlowDocument): string {
  const parts = flows[0]?.nodes.map((node) => {
    switch (node.kind) {
      case 'text':
        return [node.masterId, ...node.buttons.map((one) => `(${one.kind}:${one.title})`)].join('');
      case 'cards':
        return `${node.masterId}[${node.cards.map(({ cardId, title }) => (title === cardId ? cardId : `${cardId}=${title}`)).join(' ')}]`;
      case 'quickReplies':
        return `${node.masterId}[${node.replies.map(({ title, leadsTo }) => `${title}>${leadsTo}`).join(' ')}]`;
      case 'media':
      case 'receipt':
        return node.masterId;
    }
  });
  return parts?.join(' ') ?? '';
}

/** The edit, and the first flow afterwards. */
export const EDIT_CASES: readonly [what: string, edited: FlowDocument, line: string][] = [
  ['adds a text above the answers', addNode(three, 'f', textOf('n')), 'a b n q[Yes>g No>STOP]'],
  ['adds no second part with answers', addNode(three, 'f', repliesTo('p', 'Hm>g')), 'a b q[Yes>g No>STOP]'],
  ['adds no answers to an empty flow', addNode(documentOf(flowWith('f')), 'f', repliesTo('p', 'Hm>g')), ''],
  [
    'changes only the part with that id',
    changeNode(three, at('b'), 'text', (node) => ({ ...node, masterId: 'B' })),
    'a B q[Yes>g No>STOP]',
  ],
  [
    'changes nothing if the part does not exist',
    changeNode(three, at('zz'), 'text', () => textOf('!')),
    'a b q[Yes>g No>STOP]',
  ],
  ['moves a part up', moveNode(three, at('b'), 0), 'b a q[Yes>g No>STOP]'],
  ['moves a part down, but not below the answers', moveNode(three, at('a'), 9), 'b a q[Yes>g No>STOP]'],
  ['moves no part above the first position', moveNode(three, at('b'), -4), 'b a q[Yes>g No>STOP]'],
  ['does not move the answers', moveNode(three, at('q'), 0), 'a b q[Yes>g No>STOP]'],
  ['copies a part with new ids', duplicateNode(three, at('a'), newId()), 'a x1 b q[Yes>g No>STOP]'],
  ['copies no answers', duplicateNode(three, at('q'), newId()), 'a b q[Yes>g No>STOP]'],
  ['removes a part', removeNode(three, at('a')), 'b q[Yes>g No>STOP]'],
  ['adds a card', addCard(carousel('c1'), at('c'), newId()), 'c[c1 x1=]'],
  ['adds no eleventh card', addCard(carousel(...ten), at('c'), newId()), `c[${ten.join(' ')}]`],
  [
    'copies no eleventh card',
    duplicateCard(carousel(...ten), at('c', { cardId: 'c1' }), newId()),
    `c[${ten.join(' ')}]`,
  ],
  [
    'copies a card',
    duplicateCard(carousel('c1', 'c2'), at('c', { cardId: 'c1' }), newId()),
    'c[c1 x1=c1 c2]',
  ],
  ['moves a card', moveCard(carousel('c1', 'c2'), at('c', { cardId: 'c2' }), -1), 'c[c2 c1]'],
  ['moves no card beyond the edge', moveCard(carousel('c1', 'c2'), at('c', { cardId: 'c2' }), 1), 'c[c1 c2]'],
  ['keeps the last card', removeCard(carousel('c1'), at('c', { cardId: 'c1' })), 'c[c1]'],
  ['changes a card', changeCard(carousel('c1'), at('c', { cardId: 'c1' }), { title: 'Mug' }), 'c[c1=Mug]'],
  ['adds a button', addButton(buttoned, at('a'), newId()), 'a(page:Shop)(page:Cart)(page:)'],
  [
    'adds no fourth button',
    addButton(addButton(buttoned, at('a'), newId()), at('a'), newId()),
    'a(page:Shop)(page:Cart)(page:)',
  ],
  [
    'changes a button to a call and keeps its title',
    changeButton(buttoned, at('a', { buttonId: 'b1' }), (one) => asKind(one, 'call')),
    'a(call:Shop)(page:Cart)',
  ],
  ['moves a button', moveButton(buttoned, at('a', { buttonId: 'b1' }), 1), 'a(page:Cart)(page:Shop)'],
  ['removes a button', removeButton(buttoned, at('a', { buttonId: 'b1' })), 'a(page:Cart)'],
  [
    'adds an answer that leads to a new message',
    addReply(three, at('q'), { target: { kind: 'new', flowId: 'h' }, newId: newId() }),
    'a b q[Yes>g No>STOP >h]',
  ],
  [
    'changes the title of an answer',
    titleReply(three, at('q', { replyId: 'qr1' }), 'Sure'),
    'a b q[Sure>g No>STOP]',
  ],
  ['moves an answer', moveReply(three, at('q', { replyId: 'qr1' }), 1), 'a b q[No>STOP Yes>g]'],
  [
    'changes the target of an answer',
    retarget(three, at('q', { replyId: 'qr1' }), { target: { kind: 'there', leadsTo: 'f' }, newId: newId() }),
    'a b q[Yes>f No>STOP]',
  ],
  ['removes an answer', removeReply(three, at('q', { replyId: 'qr1' })), 'a b q[No>STOP]'],
  [
    'removes the part with the last answer',
    removeReply(removeReply(three, at('q', { replyId: 'qr1' })), at('q', { replyId: 'qr2' })),
    'a b',
  ],
  ['sets the time', setTime(three, { magnitude: '5' }), 'a b q[Yes>g No>STOP]'],
];
