import { describe, expect, it } from 'vitest';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { Bubble } from '#platform/channel/bubble.ts';
import { MessageContent } from '../content/message-content.ts';
import type { TemplateContent } from '../content/whatsapp-template-content.ts';
import { toBubbles } from './to-bubbles.ts';

const URL = 'https://shop.example/mug.jpg';
const linkUrl = (slot: string) => `https://b.example/l/${slot}`;
const template: TemplateDefinition = {
  name: 'new_in',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi {{1}}, the {{2}} is here.',
  variables: [
    { name: 'first_name', sample: 'Lena' },
    { name: 'thing', sample: 'mug' },
  ],
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};
const sent: TemplateContent = {
  kind: 'template',
  templateName: 'new_in',
  language: 'en',
  header: null,
  body: [{ text: 'Noah' }, { text: 'vase' }],
  buttons: [],
  offerEndsAtMs: null,
  cards: null,
};
const place = { latitude: 1, longitude: 2, name: 'Wren', address: 'Torstraße 1' };

/** The bubbles of a content. Also checks that the content may be sent and that its bubbles fit the wire schema. */
function show(content: MessageContent, definition: TemplateDefinition | null = null): Bubble[] {
  const bubbles = toBubbles(MessageContent.parse(content), { template: definition, linkUrl });
  return bubbles.map((bubble) => Bubble.parse(bubble));
}

describe('a template', () => {
  it.each<[string, Partial<TemplateContent>, Partial<TemplateDefinition>, object[]]>([
    ['its text with the values in their places', {}, {}, [{ text: 'Hi Noah, the vase is here.' }]],
    [
      'named values by their names, and links',
      {
        body: [
          { link: 'look', name: 'thing' },
          { text: 'Ada', name: 'first_name' },
        ],
      },
      {},
      [{ text: 'Hi Ada, the https://b.example/l/look is here.' }],
    ],
    [
      'a header with its value, a footer and every button',
      { header: { kind: 'text', text: '#1024' } },
      {
        header: { kind: 'text', text: 'Order {{1}}', variable: { name: 'order', sample: '#1' } },
        footer: 'Wren & Willow',
        buttons: [
          { kind: 'link', title: 'Shop', link: 'shop' },
          { kind: 'address', title: 'Help', url: 'https://shop.example/help' },
          { kind: 'call', title: 'Call', phoneE164: '+4930123456' },
          { kind: 'whatsAppForm', title: 'Book', formId: '1', screen: null },
          { kind: 'askNumber' },
          { kind: 'reply', title: 'Stop', payload: 'STOP' },
        ],
      },
      [
        {
          heading: 'Order #1024',
          footer: 'Wren & Willow',
          buttons: [
            { kind: 'link', title: 'Shop' },
            { kind: 'link', title: 'Help' },
            { kind: 'call', title: 'Call' },
            { kind: 'form', title: 'Book' },
            { kind: 'number', title: 'Share contact info' },
            { kind: 'reply', title: 'Stop' },
          ],
        },
      ],
    ],
    [
      'its picture',
      { header: { kind: 'image', media: { link: URL } } },
      { header: { kind: 'image', sampleUrl: null } },
      [{ media: { kind: 'image', url: URL } }],
    ],
    [
      'a location',
      { header: { kind: 'location', place } },
      { header: { kind: 'place' } },
      [{ media: { kind: 'place', name: 'Wren', address: 'Torstraße 1' } }],
    ],
    [
      'an offer with its code and its end',
      { buttons: [{ kind: 'code', index: 0, code: 'TEN' }], offerEndsAtMs: Date.UTC(2026, 10, 29) },
      { offer: { text: 'Ends soon', hasEnd: true }, buttons: [{ kind: 'code', sample: 'CODE25' }] },
      [
        {
          offer: { text: 'Ends soon', endsAt: '2026-11-29T00:00:00.000Z', code: 'TEN' },
          buttons: [{ kind: 'code', title: 'Copy offer code' }],
        },
      ],
    ],
    [
      'the cards of a carousel below its text',
      {
        cards: ['mug', 'plate'].map((thing) => ({
          header: { kind: 'image' as const, media: { link: URL } },
          body: [{ text: thing }],
          buttons: [],
        })),
      },
      {
        cards: [0, 1].map(() => ({
          header: { kind: 'image' as const, sampleUrl: null },
          body: 'The {{1}} for you',
          variables: [{ name: 'thing', sample: 'mug' }],
          buttons: [{ kind: 'link' as const, title: 'Look', link: 'look' }],
        })),
      },
      [
        { text: 'Hi Noah, the vase is here.', cards: [] },
        {
          cards: [
            { media: { kind: 'image', url: URL }, text: 'The mug for you', buttons: [{ title: 'Look' }] },
            { text: 'The plate for you' },
          ],
        },
      ],
    ],
  ])('shows %s', (_what, change, definition, bubbles) => {
    expect(show({ ...sent, ...change }, { ...template, ...definition })).toMatchObject(bubbles);
  });

  it('shows its values if the template is unknown', () => {
    expect(show(sent)).toMatchObject([{ text: 'Noah\nvase', buttons: [] }]);
  });
});

it.each<[string, MessageContent, object[]]>([
  ['a text', { kind: 'text', body: 'See {{link:cart}}' }, [{ text: 'See https://b.example/l/cart' }]],
  [
    'a picture with a caption',
    { kind: 'media', type: 'image', media: { link: URL }, caption: 'Look' },
    [{ media: { kind: 'image', url: URL }, text: 'Look' }],
  ],
  [
    'a video by the id of its upload',
    { kind: 'media', type: 'video', media: { id: '1' } },
    [{ media: { url: null } }],
  ],
  [
    'an audio file',
    { kind: 'media', type: 'audio', media: { id: '1' } },
    [{ media: { kind: 'audio' }, text: null }],
  ],
  [
    'a document',
    { kind: 'media', type: 'document', media: { id: '1' }, filename: 'Care.pdf' },
    [{ media: { kind: 'document', filename: 'Care.pdf' } }],
  ],
  [
    'reply buttons',
    {
      kind: 'buttons',
      header: { kind: 'image', media: { link: URL } },
      body: 'How?',
      footer: 'Wren',
      buttons: [{ id: 'g', title: 'Great' }],
    },
    [{ media: { url: URL }, text: 'How?', footer: 'Wren', buttons: [{ kind: 'reply', title: 'Great' }] }],
  ],
  [
    'a list and its rows',
    {
      kind: 'list',
      header: { kind: 'text', text: 'Sizes' },
      body: 'Which?',
      button: 'Choose',
      sections: [{ title: 'Small', rows: [{ id: 's', title: 'S', description: 'Espresso' }] }],
    },
    [
      {
        heading: 'Sizes',
        buttons: [{ kind: 'list', title: 'Choose' }],
        sections: [{ title: 'Small', rows: [{ title: 'S', description: 'Espresso' }] }],
      },
    ],
  ],
  [
    'a link button',
    { kind: 'linkButton', body: 'Wait', title: 'Open', link: 'cart' },
    [{ text: 'Wait', buttons: [{ kind: 'link', title: 'Open' }] }],
  ],
  [
    'a form',
    { kind: 'whatsAppForm', body: 'Book', title: 'Go', formId: '9', token: 't' },
    [{ buttons: [{ kind: 'form', title: 'Go' }] }],
  ],
  ['a location request', { kind: 'askPlace', body: 'Where?' }, [{ buttons: [{ kind: 'place' }] }]],
  ['a location', { kind: 'place', place }, [{ media: { kind: 'place', name: 'Wren' } }]],
  [
    'answers on Messenger',
    { kind: 'messengerText', text: 'Keep it?', quickReplies: [{ title: 'Yes', payload: 'Y' }] },
    [{ text: 'Keep it?', quickReplies: ['Yes'] }],
  ],
  [
    'buttons on Messenger',
    {
      kind: 'messengerButtons',
      text: 'Back',
      buttons: [
        { kind: 'link', title: 'Look', link: 'mug' },
        { kind: 'postback', title: 'Keep', payload: 'K' },
        { kind: 'call', title: 'Call', phoneE164: '+4930123456' },
      ],
      quickReplies: [],
    },
    [{ buttons: [{ kind: 'link' }, { kind: 'reply' }, { kind: 'call' }] }],
  ],
  [
    'cards on Messenger',
    {
      kind: 'messengerCards',
      imageShape: 'square',
      quickReplies: [],
      cards: [{ title: 'Mug', subtitle: '€24.00', imageUrl: URL, link: null, buttons: [] }],
    },
    [{ text: null, cards: [{ media: { url: URL }, title: 'Mug', text: '€24.00' }] }],
  ],
  [
    'a receipt',
    {
      kind: 'messengerReceipt',
      receipt: {
        recipientName: 'Mira',
        orderNumber: '1001',
        currency: 'EUR',
        paymentMethod: 'Cash',
        orderUrl: null,
        orderedAt: '2026-11-20T09:00:00Z',
        lines: [{ title: 'Mug', subtitle: 'green', quantity: 2, priceMinor: 4800, imageUrl: null }],
        address: null,
        subtotalMinor: 4800,
        shippingMinor: 495,
        taxMinor: null,
        totalMinor: 4795,
        adjustments: [{ name: 'TEN', amountMinor: 500 }],
      },
      quickReplies: [{ title: 'Where is it?', payload: 'b:where' }],
    },
    [
      {
        quickReplies: ['Where is it?'],
        receipt: {
          orderNumber: '1001',
          lines: [{ label: '2 × Mug', detail: 'green', amount: '€48.00' }],
          sums: [
            { label: 'Subtotal', amount: '€48.00' },
            { label: 'Shipping', amount: '€4.95' },
            { label: 'TEN', amount: '-€5.00' },
          ],
          total: '€47.95',
        },
      },
    ],
  ],
  [
    'a file on Messenger',
    { kind: 'messengerMedia', type: 'file', url: 'https://shop.example/How%20to.pdf?v=1', quickReplies: [] },
    [{ media: { kind: 'document', filename: 'How to.pdf' } }],
  ],
  [
    'a grid of pictures',
    { kind: 'messengerImages', urls: [URL, `${URL}?2`], quickReplies: [] },
    [{ media: { kind: 'images', urls: [URL, `${URL}?2`] } }],
  ],
])('shows %s', (_what, content, bubbles) => {
  expect(show(content)).toMatchObject(bubbles);
});

it('shows a utility template of Messenger with its buttons', () => {
  const definition: TemplateDefinition = {
    ...template,
    category: 'UTILITY',
    buttons: [{ kind: 'reply', title: 'Where is it?', payload: 'TRACK' }],
  };
  const content: MessageContent = {
    kind: 'messengerTemplate',
    templateName: 'new_in',
    language: 'en',
    body: ['Noah', 'vase'],
    postbackPayloads: ['TRACK'],
  };
  expect(show(content, definition)).toMatchObject([
    { text: 'Hi Noah, the vase is here.', buttons: [{ kind: 'reply', title: 'Where is it?' }] },
  ]);
});
