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
    'a text without values that is empty',
    withNode({ ...textOf('n'), withoutValues: '' }),
    ['Text: Text cannot be empty'],
  ],
  ['a text as long as Messenger takes', withNode(textOf('n', 'x'.repeat(2000))), []],
  [
    'a text longer than Messenger takes',
    withNode(textOf('n', 'x'.repeat(2001))),
    ['Text: Text cannot have more than 2000 characters'],
  ],
  [
    'a text with buttons longer than Messenger takes',
    withNode({ ...textOf('n', 'x'.repeat(641)), buttons: [button] }),
    ['Button Template: Text cannot have more than 640 characters'],
  ],
  ['a text as long as WhatsApp takes', onWhatsApp(textOf('n', 'x'.repeat(4000))), []],
  [
    'a text that WhatsApp takes without its button alone',
    onWhatsApp({ ...textOf('n', 'x'.repeat(1025)), buttons: [button] }),
    ['Button Template: Text cannot have more than 1024 characters'],
  ],
  [
    'a text that WhatsApp takes without its answers alone',
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
    'an address that is none',
    buttons({ kind: 'address', buttonId: 'b', title: 'Go', url: '' }),
    ['Edit Button: URL cannot be empty'],
  ],
  [
    'an address that is a script',
    buttons({ kind: 'address', buttonId: 'b', title: 'Go', url: 'javascript:alert(1)' }),
    ['Edit Button: URL must begin with https:// or http://'],
  ],
  [
    'a call to nobody',
    buttons({ kind: 'call', buttonId: 'b', title: 'Call', phoneE164: '' }),
    ['Edit Button: Phone cannot be empty'],
  ],
  [
    'a call without its country',
    buttons({ kind: 'call', buttonId: 'b', title: 'Call', phoneE164: '0152 1555' }),
    [`Edit Button: ${PHONE}`],
  ],
  [
    'a call as people write it',
    buttons({ kind: 'call', buttonId: 'b', title: 'Call', phoneE164: '+49 (1521) 555-0101' }),
    [],
  ],
  ['a card without a title', cards({ title: '' }), ['Generic Template: Title cannot be empty']],
  ['a card of a title alone', cards({ subtitle: null }), ['Generic Template: Subtitle cannot be empty']],
  [
    'a card whose subtitle was emptied',
    cards({ subtitle: '' }),
    ['Generic Template: Subtitle cannot be empty'],
  ],
  [
    'an answer without a title',
    withNode(textOf('n'), repliesTo('q', '>STOP')),
    ['Quick Reply: Title cannot be empty'],
  ],
  [
    'two answers of one title',
    withNode(textOf('n'), repliesTo('q', 'Yes>STOP', 'Yes >STOP')),
    ['Quick Reply: Two answers cannot have the same title'],
  ],
  ['a file without an address', media(''), ['Media: URL cannot be empty']],
  ['a file that is no address', media('C:\\mug.png'), ['Media: URL must begin with https:// or http://']],
  [
    'no time',
    { ...withNode(textOf('n')), time: { magnitude: '', unit: 'Hours' } },
    ['Edit Time: Time magnitude must be valid'],
  ],
  [
    'a time of five digits',
    { ...withNode(textOf('n')), time: { magnitude: '12345', unit: 'Hours' } },
    ['Edit Time: Time magnitude must be valid'],
  ],
  ['what nothing leads to', documentOf(flowWith('f', textOf('n')), flowWith('g', textOf('n', ''))), []],
  ['what is only shown', documentOf({ ...flowWith('f', textOf('n', '')), rights: 'none' }), []],
  [
    'what an answer leads to',
    documentOf(flowWith('f', textOf('n'), repliesTo('q', 'Yes>g')), flowWith('g', textOf('n', ''))),
    ['Text: Text cannot be empty'],
  ],
];
