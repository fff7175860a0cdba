import type { Card } from '../../flow-nodes/cards/checks.ts';
import { documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import type { EditedNode, FlowDocument } from './document.ts';

const withNode = (...nodes: EditedNode[]) => documentOf(flowWith('f', ...nodes));
const onWhatsApp = (...nodes: EditedNode[]): FlowDocument => ({ ...withNode(...nodes), channel: 'WA' });
const button = { kind: 'page', buttonId: 'b', title: 'Shop' } as const;
const card: Card = { cardId: 'c', title: 'Mug', subtitle: 'Blue', picture: null, buttons: [] };
const cards = (change: Partial<Card>) =>
  withNode({ kind: 'cards', masterId: 'n', cards: [{ ...card, ...change }] });
const buttons = (...list: (EditedNode & { kind: 'text' })['buttons']) =>
  withNode({ ...textOf('n'), buttons: list });
const media = (url: string) => withNode({ kind: 'media', masterId: 'n', type: 'image', url });
const PHONE = 'Phone number must be valid and must contain country code starting with +';

/** A document, and its blocking faults with their headings. */
export const FAULT_CASES: readonly [what: string, document: FlowDocument, faults: string[]][] = [
  ['nothing wrong', withNode(textOf('n')), []],
  ['a flow without parts', withNode(), ['Text: Text cannot be empty']],
  ['an empty text', withNode(textOf('n', ' ')), ['Text: Text cannot be empty']],
  [
    'an empty text with a button',
    withNode({ ...textOf('n', ''), buttons: [button] }),
    ['Button Template: Text cannot be empty'],
  ],
  [
    'an empty text for missing values',
    withNode({ ...textOf('n'), withoutValues: '' }),
    ['Text: Text cannot be empty'],
  ],
  ['a text of Messenger’s maximum length', withNode(textOf('n', 'x'.repeat(2000))), []],
  [
    'a text that is too long for Messenger',
    withNode(textOf('n', 'x'.repeat(2001))),
    ['Text: Text cannot have more than 2000 characters'],
  ],
  [
    'a text with buttons that is too long for Messenger',
    withNode({ ...textOf('n', 'x'.repeat(641)), buttons: [button] }),
    ['Button Template: Text cannot have more than 640 characters'],
  ],
  ['a text of WhatsApp’s maximum length', onWhatsApp(textOf('n', 'x'.repeat(4000))), []],
  [
    'a text that is too long for WhatsApp because of its button',
    onWhatsApp({ ...textOf('n', 'x'.repeat(1025)), buttons: [button] }),
    ['Button Template: Text cannot have more than 1024 characters'],
  ],
  [
    'a text that is too long for WhatsApp because of its answers',
    onWhatsApp(textOf('n', 'x'.repeat(1025)), repliesTo('q', 'Yes>STOP')),
    ['Text: Text cannot have more than 1024 characters'],
  ],
  [
    'a text whose answers are a list on WhatsApp',
    onWhatsApp(textOf('n', 'x'.repeat(1025)), repliesTo('q', '1>STOP', '2>STOP', '3>STOP', '4>STOP')),
    [],
  ],
  [
    'a button without a title',
    buttons({ ...button, title: '' }),
    ['Edit Button: Button title cannot be empty'],
  ],
  [
    'a button with a long title',
    buttons({ ...button, title: 'x'.repeat(21) }),
    ['Edit Button: Button title cannot have more than 20 characters'],
  ],
  [
    'an empty address',
    buttons({ kind: 'address', buttonId: 'b', title: 'Go', url: '' }),
    ['Edit Button: URL cannot be empty'],
  ],
  [
    'an address that is a script',
    buttons({ kind: 'address', buttonId: 'b', title: 'Go', url: 'javascript:alert(1)' }),
    ['Edit Button: URL must begin with https:// or http://'],
  ],
  [
    'a call without a number',
    buttons({ kind: 'call', buttonId: 'b', title: 'Call', phoneE164: '' }),
    ['Edit Button: Phone cannot be empty'],
  ],
  [
    'a call without a country code',
    buttons({ kind: 'call', buttonId: 'b', title: 'Call', phoneE164: '0152 1555' }),
    [`Edit Button: ${PHONE}`],
  ],
  [
    'a call with spaces and punctuation',
    buttons({ kind: 'call', buttonId: 'b', title: 'Call', phoneE164: '+49 (1521) 555-0101' }),
    [],
  ],
  ['a card without a title', cards({ title: '' }), ['Generic Template: Title cannot be empty']],
  ['a card with only a title', cards({ subtitle: null }), ['Generic Template: Subtitle cannot be empty']],
  ['a card with an empty subtitle', cards({ subtitle: '' }), ['Generic Template: Subtitle cannot be empty']],
  [
    'an answer without a title',
    withNode(textOf('n'), repliesTo('q', '>STOP')),
    ['Quick Reply: Title cannot be empty'],
  ],
  [
    'two answers with the same title',
    withNode(textOf('n'), repliesTo('q', 'Yes>STOP', 'Yes >STOP')),
    ['Quick Reply: Two answers cannot have the same title'],
  ],
  ['a file without an address', media(''), ['Media: URL cannot be empty']],
  [
    'a file with an invalid address',
    media('C:\\mug.png'),
    ['Media: URL must begin with https:// or http://'],
  ],
  [
    'an empty time',
    { ...withNode(textOf('n')), time: { magnitude: '', unit: 'Hours' } },
    ['Edit Time: Time magnitude must be valid'],
  ],
  [
    'a time of five digits',
    { ...withNode(textOf('n')), time: { magnitude: '12345', unit: 'Hours' } },
    ['Edit Time: Time magnitude must be valid'],
  ],
  [
    'a fault in a flow that nothing leads to',
    documentOf(flowWith('f', textOf('n')), flowWith('g', textOf('n', ''))),
    [],
  ],
  ['a fault in a read-only flow', documentOf({ ...flowWith('f', textOf('n', '')), rights: 'none' }), []],
  [
    'a fault in the target of an answer',
    documentOf(flowWith('f', textOf('n'), repliesTo('q', 'Yes>g')), flowWith('g', textOf('n', ''))),
    ['Text: Text cannot be empty'],
  ],
];
