import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { TemplateContent } from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';

/** A message of one kind, and the template it uses. */
interface MessageSample {
  content: MessageContent;
  template?: TemplateDefinition;
}

const picture = { link: '/favicon.svg' };
const place = {
  latitude: 52.52,
  longitude: 13.405,
  name: 'Wren & Willow',
  address: 'Torstraße 1, 10119 Berlin',
};

const template: TemplateDefinition = {
  name: 'sample',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi *{{1}}*, these are new in the shop: have a look at them today.',
  variables: [{ name: 'firstName', sample: 'Lena' }],
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};
const filled: TemplateContent = {
  kind: 'template',
  templateName: 'sample',
  language: 'en',
  header: null,
  body: [{ text: 'Lena' }],
  buttons: [],
  offerEndsAtMs: null,
  cards: null,
};

const offer: MessageSample = {
  template: {
    ...template,
    header: { kind: 'image', sampleUrl: null },
    offer: { text: 'A quarter off', hasEnd: true },
    buttons: [
      { kind: 'code', sample: 'CODE25' },
      { kind: 'link', title: 'Shop now', link: 'shop' },
    ],
  },
  content: {
    ...filled,
    header: { kind: 'image', media: picture },
    buttons: [{ kind: 'code', index: 0, code: 'BELL-7KQ2' }],
    offerEndsAtMs: Date.UTC(2026, 10, 29, 23, 0),
  },
};

const everyButton: MessageSample = {
  template: {
    ...template,
    category: 'UTILITY',
    header: { kind: 'text', text: 'Order {{1}}', variable: { name: 'order', sample: '#1001' } },
    footer: 'Wren & Willow, Berlin',
    buttons: [
      { kind: 'reply', title: 'Where is it?', payload: 'TRACK' },
      { kind: 'call', title: 'Call us', phoneE164: '+4930123456' },
      { kind: 'address', title: 'Help', url: 'https://shop.example/help' },
      { kind: 'whatsAppForm', title: 'Change the date', formId: '1', screen: null },
      { kind: 'askNumber' },
    ],
  },
  content: { ...filled, header: { kind: 'text', text: '#1024' } },
};

const carousel: MessageSample = {
  template: {
    ...template,
    cards: ['mug', 'vase', 'plate'].map((thing) => ({
      header: { kind: 'image', sampleUrl: null },
      body: 'The {{1}} for you, made by hand.',
      variables: [{ name: 'thing', sample: thing }],
      buttons: [
        { kind: 'link', title: 'Look', link: thing },
        { kind: 'reply', title: 'Tell me more', payload: thing },
      ],
    })),
  },
  content: {
    ...filled,
    cards: ['mug', 'vase', 'plate'].map((thing) => ({
      header: { kind: 'image' as const, media: { id: '1' } },
      body: [{ text: thing }],
      buttons: [],
    })),
  },
};

/** A WhatsApp message of every kind. */
export const WHATSAPP_SAMPLES: readonly MessageSample[] = [
  everyButton,
  offer,
  carousel,
  { content: { kind: 'text', body: 'Here you are: {{link:cart}}' } },
  { content: { kind: 'media', type: 'image', media: picture, caption: 'The moss mug, _just fired_' } },
  { content: { kind: 'media', type: 'video', media: { id: '2' } } },
  { content: { kind: 'media', type: 'audio', media: { id: '3' } } },
  { content: { kind: 'media', type: 'document', media: picture, filename: 'How to care for it.pdf' } },
  {
    content: {
      kind: 'buttons',
      header: { kind: 'image', media: { id: '4' } },
      body: 'How was it?',
      footer: 'Wren & Willow',
      buttons: [
        { id: 'great', title: 'Great' },
        { id: 'bad', title: 'Not so good' },
      ],
    },
  },
  {
    content: {
      kind: 'list',
      header: { kind: 'text', text: 'Sizes' },
      body: 'Which one shall it be?',
      button: 'Choose',
      sections: [
        { title: 'Small', rows: [{ id: 's', title: 'Espresso', description: '80 ml' }] },
        {
          title: 'Large',
          rows: [
            { id: 'l', title: 'Coffee', description: '250 ml' },
            { id: 'x', title: 'Tea' },
          ],
        },
      ],
    },
  },
  { content: { kind: 'linkButton', body: 'Your cart is waiting', title: 'Open cart', link: 'cart' } },
  { content: { kind: 'whatsAppForm', body: 'Book a visit', title: 'Book', formId: '1', token: 't' } },
  { content: { kind: 'askPlace', body: 'Where shall we bring it?' } },
  { content: { kind: 'place', place } },
];

const quickReplies = [
  { title: 'Yes please', payload: 'YES' },
  { title: 'No', payload: 'NO' },
];

/** A Messenger message of every kind. */
export const MESSENGER_SAMPLES: readonly MessageSample[] = [
  { content: { kind: 'messengerText', text: 'Shall we keep *it* for you?', quickReplies } },
  {
    content: {
      kind: 'messengerButtons',
      text: 'The moss mug is back',
      buttons: [
        { kind: 'link', title: 'Look', link: 'mug' },
        { kind: 'postback', title: 'Keep it', payload: 'KEEP' },
        { kind: 'call', title: 'Call us', phoneE164: '+4930123456' },
      ],
      quickReplies: [],
    },
  },
  {
    content: {
      kind: 'messengerCards',
      imageShape: 'square',
      quickReplies: [],
      cards: ['Moss mug', 'Tall vase'].map((title) => ({
        title,
        subtitle: '€24.00',
        imageUrl: picture.link,
        link: null,
        buttons: [{ kind: 'postback', title: 'Tell me more', payload: title }],
      })),
    },
  },
  {
    content: {
      kind: 'messengerReceipt',
      receipt: {
        recipientName: 'Mira Vogel',
        orderNumber: '1001',
        currency: 'EUR',
        paymentMethod: 'Cash on delivery',
        orderUrl: null,
        orderedAt: '2026-11-20T09:00:00Z',
        lines: [{ title: 'Moss mug', subtitle: 'green', quantity: 2, priceMinor: 4800, imageUrl: null }],
        address: null,
        subtotalMinor: 4800,
        shippingMinor: 495,
        taxMinor: null,
        totalMinor: 4795,
        adjustments: [{ name: 'BELL-7KQ2', amountMinor: 500 }],
      },
    },
  },
  {
    template: {
      ...template,
      category: 'UTILITY',
      body: 'Your order {{1}} is on its way to you.',
      buttons: [{ kind: 'reply', title: 'Where is it?', payload: 'TRACK' }],
    },
    content: {
      kind: 'messengerTemplate',
      templateName: 'sample',
      language: 'en',
      body: ['WREN-1001'],
      postbackPayloads: ['TRACK'],
    },
  },
  {
    content: {
      kind: 'messengerMedia',
      type: 'file',
      url: 'https://shop.example/How%20to%20care.pdf',
      quickReplies: [],
    },
  },
  {
    content: {
      kind: 'messengerImages',
      urls: ['/favicon.svg?1', '/favicon.svg?2', '/favicon.svg?3', '/missing.png'],
      quickReplies: [],
    },
  },
];
