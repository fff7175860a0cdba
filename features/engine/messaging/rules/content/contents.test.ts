import { describe, expect, it } from 'vitest';
import type { MessageContent } from '../../contract/content/message-content.ts';
import type { MessengerContent } from '../../contract/content/messenger-content.ts';
import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import type { TemplateContent } from '../../contract/content/whatsapp-template-content.ts';
import { checkContent } from './check-content.ts';
import { cleanContent } from './clean-content.ts';
import { fillContent, valueNamesIn } from './fill-content.ts';
import { linkSlotsOf } from './link-slots.ts';
import { mediaAddressesOf } from './media-addresses.ts';
import { messengerLinkSlots } from './messenger-link-slots.ts';

const FILE = 'https://shop.example/cdn/mug.jpg';
const OTHER = 'https://shop.example/cdn/rug.jpg';
const picture = (link: string) => ({ kind: 'image' as const, media: { link } });
const TEMPLATE: TemplateContent = {
  kind: 'template',
  templateName: 'cart_1',
  language: 'en',
  header: picture(FILE),
  body: [{ text: 'Lena' }, { link: 'cart' }],
  buttons: [
    { kind: 'link', index: 0, link: 'page' },
    { kind: 'reply', index: 1, payload: 'STOP' },
  ],
  offerEndsAtMs: null,
  cards: null,
};
const card = (link: string, text = 'Mug') => ({
  header: picture(link),
  body: [{ text }],
  buttons: [{ kind: 'link' as const, index: 0, link: 'product' }],
});
const CAROUSEL: TemplateContent = {
  ...TEMPLATE,
  header: null,
  body: [],
  buttons: [],
  cards: [card(FILE), card(OTHER), card(FILE)],
};
const body = 'See {{link:cart}} or {{link:shop}}, and {{link:cart}} again.';
const whatsApp = (content: object) => content as WhatsAppContent;
const messenger = (content: object) => content as MessengerContent;

describe('the links of a WhatsApp message', () => {
  it.each<[string, WhatsAppContent, string[]]>([
    ['a template', TEMPLATE, ['cart', 'page']],
    ['a carousel', CAROUSEL, ['product']],
    ['a caption', whatsApp({ kind: 'media', media: { link: FILE }, caption: body }), ['cart', 'shop']],
    ['no caption', whatsApp({ kind: 'media', media: { link: FILE } }), []],
    ['a link button', whatsApp({ kind: 'linkButton', link: 'page', body }), ['page', 'cart', 'shop']],
    [
      'a link button whose text has the same link',
      whatsApp({ kind: 'linkButton', link: 'shop', body }),
      ['shop', 'cart'],
    ],
    [
      'a location',
      whatsApp({ kind: 'place', latitude: 1, longitude: 1, name: 'Shop', address: 'Mill Street' }),
      [],
    ],
    ...['text', 'buttons', 'list', 'whatsAppForm', 'askPlace'].map(
      (kind): [string, WhatsAppContent, string[]] => [
        `the text of ${kind}`,
        whatsApp({ kind, body }),
        ['cart', 'shop'],
      ],
    ),
  ])('are those of %s, each once', (_what, content, slots) => {
    expect(linkSlotsOf(content)).toEqual(slots);
  });
});

describe('the links of a Messenger message', () => {
  const buttons = [
    { kind: 'link', title: 'Go', link: 'page' },
    { kind: 'postback', title: 'Stop', payload: 'STOP' },
  ];

  it.each<[string, object, string[]]>([
    ['a text', { kind: 'messengerText', text: body }, ['cart', 'shop']],
    [
      'a text with buttons',
      { kind: 'messengerButtons', text: 'See {{link:page}} {{link:cart}}', buttons },
      ['page', 'cart'],
    ],
    [
      'cards',
      {
        kind: 'messengerCards',
        cards: [
          { link: 'product', buttons },
          { link: null, buttons: [] },
          { link: 'page', buttons },
        ],
      },
      ['product', 'page'],
    ],
    ['a receipt', { kind: 'messengerReceipt', receipt: {} }, []],
    ['a template', { kind: 'messengerTemplate', body: [body] }, []],
    ['a file', { kind: 'messengerMedia', url: FILE }, []],
    ['pictures', { kind: 'messengerImages', urls: [FILE, OTHER] }, []],
  ])('are those of %s, each once', (_what, content, slots) => {
    expect(messengerLinkSlots(messenger(content))).toEqual(slots);
  });
});

it.each<[string, WhatsAppContent, string[]]>([
  ['a template', TEMPLATE, [FILE]],
  ['a template without a header', { ...TEMPLATE, header: null }, []],
  ['a template with a text header', { ...TEMPLATE, header: { kind: 'text', text: 'New' } }, []],
  ['a carousel, each once', CAROUSEL, [FILE, OTHER]],
  ['a file', whatsApp({ kind: 'media', media: { link: FILE } }), [FILE]],
  ['an upload, which has no address', whatsApp({ kind: 'media', media: { id: '1' } }), []],
  ...['buttons', 'linkButton', 'whatsAppForm'].flatMap((kind): [string, WhatsAppContent, string[]][] => [
    [kind, whatsApp({ kind, header: picture(FILE) }), [FILE]],
    [`${kind} without a header`, whatsApp({ kind }), []],
  ]),
  ...['text', 'list', 'askPlace', 'place'].map((kind): [string, WhatsAppContent, string[]] => [
    kind,
    whatsApp({ kind, body }),
    [],
  ]),
])('finds the file URLs of %s', (_what, content, addresses) => {
  expect(mediaAddressesOf(content)).toEqual(addresses);
});

describe('the values of a template', () => {
  it('are cleaned in its header, its body and its cards', () => {
    const header = { kind: 'text' as const, text: 'x'.repeat(70) };
    const dirty = {
      ...TEMPLATE,
      header,
      body: [{ text: 'a\nb' }, { link: 'cart' }],
      cards: [card(FILE, 'c\td'), card(OTHER, '')],
    };
    expect(cleanContent(dirty)).toMatchObject({
      header: { kind: 'text', text: `${'x'.repeat(59)}…` },
      body: [{ text: 'a b' }, { link: 'cart' }],
      cards: [{ body: [{ text: 'c d' }] }, { body: [{ text: '–' }] }],
    });
  });

  it('are the only parts that are cleaned', () => {
    expect(cleanContent(TEMPLATE)).toEqual(TEMPLATE);
    const text = whatsApp({ kind: 'text', body: 'a\nb' });
    expect(cleanContent(text)).toBe(text);
  });
});

describe('a sending’s content for one person', () => {
  const stored = JSON.stringify({
    kind: 'text',
    body: 'Hi {{value:firstName}} from {{value:city}}, {{value:firstName}}!',
  });
  const fill = (...values: (string | null)[]) =>
    JSON.parse(fillContent(stored, ['firstName', 'city'], values)) as { body: string };

  it('names each of its values once', () => {
    expect(valueNamesIn(JSON.parse(stored) as MessageContent)).toEqual(['firstName', 'city']);
    expect(valueNamesIn({ kind: 'text', body: 'Hi {{firstName}}' })).toEqual([]);
  });

  it('contains their values, whatever characters they have', () => {
    expect(fill('Lena', 'Bonn').body).toBe('Hi Lena from Bonn, Lena!');
    expect(fill('"}\\\n', '$&').body).toBe('Hi "}\\\n from $&, "}\\\n!');
  });

  it('is empty if a value is missing', () => {
    expect(fill(null).body).toBe('Hi  from , !');
    expect(JSON.parse(fillContent(stored, [], []))).toEqual({ kind: 'text', body: 'Hi  from , !' });
  });
});

describe('a content is checked', () => {
  const text: MessageContent = { kind: 'text', body: 'See {{link:cart}}' };
  const chat: MessageContent = { kind: 'messengerText', text: 'See {{link:cart}}', quickReplies: [] };

  it('and returned as it can be sent', () => {
    const dirty = { ...TEMPLATE, body: [{ text: 'a\nb' }, { link: 'cart' }] };
    expect(checkContent(dirty, { channel: 'WA', links: ['cart', 'page'] })).toMatchObject({
      content: { body: [{ text: 'a b' }, { link: 'cart' }] },
    });
    expect(checkContent(chat, { channel: 'FB', links: ['cart'] })).toEqual({ content: chat });
  });

  it.each<[string, MessageContent, 'WA' | 'FB', string[], RegExp]>([
    ['another channel shows it', text, 'FB', ['cart'], /^FB cannot show text$/],
    ['another channel shows it', chat, 'WA', ['cart'], /^WA cannot show messengerText$/],
    ['a link is missing', TEMPLATE, 'WA', ['page'], /^without its links: cart$/],
    ['links are missing', TEMPLATE, 'WA', [], /^without its links: cart, page$/],
    ['a link is missing in a chat', chat, 'FB', [], /^without its links: cart$/],
    ['its provider forbids it', { ...chat, text: ' ' }, 'FB', ['cart'], /A text is missing/],
    [
      'its provider forbids it',
      { ...TEMPLATE, templateName: 'Cart 1' },
      'WA',
      ['cart', 'page'],
      /small letters/,
    ],
  ])('and refused if %s', (_why, content, channel, links, wrong) => {
    const checked = checkContent(content, { channel, links });
    expect('wrong' in checked ? checked.wrong : '').toMatch(wrong);
  });
});
