import { expect, it } from 'vitest';
import { InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import { detailsOf, findFile, wordsOf } from './inbound-details.ts';

const read = (part: object) =>
  InboundMessage.parse({ id: 'wamid.1', timestamp: '1749419544', from: '4915215550101', ...part });

it.each<[string, object, string | null, object | null]>([
  ['a text', { type: 'text', text: { body: 'Hi' } }, 'Hi', null],
  ['a tap', { type: 'button', button: { text: 'Stop', payload: 'STOP' } }, 'Stop', null],
  [
    'a row of a list',
    { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 's', title: 'Small' } } },
    'Small',
    null,
  ],
  [
    'a filled form',
    {
      type: 'interactive',
      interactive: { type: 'nfm_reply', nfm_reply: { response_json: '{"a":1}', body: 'Sent' } },
    },
    'Sent',
    { form: '{"a":1}' },
  ],
  [
    'a photo with a caption',
    { type: 'image', image: { id: '7', mime_type: 'image/jpeg', caption: 'Broken' } },
    'Broken',
    { file: { type: 'image/jpeg' } },
  ],
  ['a voice message', { type: 'audio', audio: { id: '7', voice: true } }, null, { file: { voice: true } }],
  [
    'a location',
    { type: 'location', location: { latitude: 52.5, longitude: 13.4, address: 'Torstraße 1' } },
    'Torstraße 1',
    { place: { latitude: 52.5 } },
  ],
  [
    'people',
    { type: 'contacts', contacts: [{ name: { formatted_name: 'Jonas' }, phones: [{ phone: '+49 152' }] }] },
    'Jonas',
    { people: [{ name: 'Jonas', phones: ['+49 152'], emails: [] }] },
  ],
  [
    'an order',
    {
      type: 'order',
      order: { catalog_id: '3', text: '', product_items: [{ product_retailer_id: 'MUG', quantity: 2 }] },
    },
    null,
    { order: { product_items: [{ quantity: 2 }] } },
  ],
  [
    'a reaction',
    { type: 'reaction', reaction: { message_id: 'wamid.0', emoji: '👍' } },
    '👍',
    { reaction: { emoji: '👍' } },
  ],
  [
    'a removed reaction',
    { type: 'reaction', reaction: { message_id: 'wamid.0' } },
    null,
    { reaction: { emoji: null } },
  ],
  [
    'a message that WhatsApp does not support',
    { type: 'unsupported', errors: [{ code: 131051, title: 'Message type unknown' }] },
    null,
    { errors: [{ code: 131_051 }] },
  ],
  [
    'an edited caption',
    {
      type: 'edit',
      edit: {
        original_message_id: 'wamid.0',
        message: { type: 'image', context: { id: 'wamid.9' }, image: { id: '7', caption: 'Broken, see?' } },
      },
    },
    'Broken, see?',
    { edits: 'wamid.0', file: {} },
  ],
  [
    'a permission to call',
    {
      type: 'interactive',
      interactive: { type: 'call_permission_reply', call_permission_reply: { response: 'accept' } },
    },
    null,
    { interactive: { call_permission_reply: { response: 'accept' } } },
  ],
  [
    'a question about a product',
    { type: 'text', text: { body: 'Is it there?' }, context: { referred_product: { catalog_id: '3' } } },
    'Is it there?',
    { product: { catalog_id: '3' } },
  ],
  [
    'a message that was forwarded often',
    { type: 'text', text: { body: 'Look' }, context: { frequently_forwarded: true } },
    'Look',
    { forwarded: 'often' },
  ],
  [
    'a number that was shared on request',
    { type: 'contacts', contacts: [{ name: { formatted_name: 'Lena' }, origin: 'contact_request' }] },
    'Lena',
    { people: [{ name: 'Lena', origin: 'contact_request' }] },
  ],
  ['an unknown kind', { type: 'hologram', hologram: { id: 1 } }, null, null],
  ['a malformed part', { type: 'image', image: 'broken' }, null, null],
])('%s', (_name, part, words, details) => {
  const message = read(part);
  expect(wordsOf(message)).toBe(words);
  if (details === null) expect(detailsOf(message)).toBeNull();
  else expect(detailsOf(message)).toMatchObject(details);
});

it('finds no file in a message of another type', () => {
  expect(findFile(read({ type: 'text', image: { id: '7' } }))).toBeNull();
});
