import { expect, test } from 'vitest';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { toUtilityTemplate } from './to-utility-template.ts';

const parcelSent: TemplateDefinition = {
  name: 'parcel_sent',
  language: 'en',
  category: 'UTILITY',
  header: null,
  body: 'Your order {{1}} goes out with {{2}} today.',
  variables: [
    { name: 'orderName', sample: 'WREN-1001' },
    { name: 'carrier', sample: 'DHL' },
  ],
  footer: null,
  buttons: [{ kind: 'reply', title: 'Where is it?', payload: 'TRACK' }],
  offer: null,
  cards: null,
};

test('contains the text with a sample of each value, and buttons that answer', () => {
  expect(toUtilityTemplate(parcelSent)).toEqual({
    kind: 'request',
    request: {
      name: 'parcel_sent',
      language: 'en',
      category: 'UTILITY',
      parameter_format: 'POSITIONAL',
      components: [
        {
          type: 'BODY',
          text: 'Your order {{1}} goes out with {{2}} today.',
          example: { body_text: [['WREN-1001', 'DHL']] },
        },
        { type: 'BUTTONS', buttons: [{ type: 'POSTBACK', text: 'Where is it?', payload: 'TRACK' }] },
      ],
    },
  });
});

test('contains a line above the text, and buttons that open a page', () => {
  const helpful: TemplateDefinition = {
    ...parcelSent,
    header: { kind: 'text', text: 'On its way', variable: null },
    buttons: [{ kind: 'address', title: 'Help', url: 'https://shop.example/help' }],
  };
  expect(toUtilityTemplate(helpful)).toMatchObject({
    request: {
      components: [
        { type: 'HEADER', format: 'TEXT', text: 'On its way' },
        { type: 'BODY' },
        { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Help', url: 'https://shop.example/help' }] },
      ],
    },
  });
});

test('contains only a text', () => {
  const plain = { ...parcelSent, body: 'Your parcel is on its way.', variables: [], buttons: [] };
  expect(toUtilityTemplate(plain)).toMatchObject({
    request: { components: [{ type: 'BODY', text: 'Your parcel is on its way.' }] },
  });
});

const reply = (title: string) => ({ kind: 'reply' as const, title, payload: 'YES' });
const fit: Partial<TemplateDefinition>[] = [
  { body: 'Order {{1}} left us. Ask for {{1}} at the client of {{2}}.' },
  { body: 'Carried by {{2}}, order {{1}} left us.' },
  { buttons: [reply('Yes'), reply('No'), reply('Later')] },
];
test.each(fit)('accepts a template at the limits, case %#', (change) => {
  expect(toUtilityTemplate({ ...parcelSent, ...change }).kind).toBe('request');
});

test.each<[string, Partial<TemplateDefinition>, RegExp]>([
  ['an offer', { category: 'MARKETING' }, /orders and their delivery only/],
  ['an offer that ends', { offer: { text: 'Soon', hasEnd: false } }, /orders and their delivery only/],
  ['a picture', { header: { kind: 'image', sampleUrl: null } }, /without a picture/],
  [
    'a value in the header',
    { header: { kind: 'text', text: 'Order {{1}}', variable: { name: 'order', sample: '1' } } },
    /header has no variable/,
  ],
  ['a footer', { footer: 'Wren & Willow' }, /without a footer/],
  ['a link button', { buttons: [{ kind: 'link', title: 'Track it', link: 'parcel' }] }, /a link button/],
  [
    'a button to call',
    { buttons: [{ kind: 'call', title: 'Call', phoneE164: '+4930123456' }] },
    /nothing else/,
  ],
  ['a value at the start', { body: '{{1}} goes out with {{2}} today.' }, /begin or end with a value/],
  ['a value at the end', { body: 'Order {{1}} goes out with {{2}}' }, /begin or end with a value/],
  ['a gap in the values', { body: 'Order {{1}} goes out with {{3}} today.' }, /without a gap/],
  ['values that start at zero', { body: 'Order {{0}} goes out with {{1}} today.' }, /without a gap/],
  ['a named value', { body: 'Order {{number}} goes out today.' }, /without a gap/],
  ['single braces', { body: 'Order {1} goes out today.' }, /without a gap/],
  ['a missing sample', { variables: parcelSent.variables.slice(1) }, /a sample of every value/],
  ['four buttons', { buttons: ['A', 'B', 'C', 'D'].map((title) => reply(title)) }, /more than 3 buttons/],
])('refuses %s', (_what, change, reason) => {
  expect(toUtilityTemplate({ ...parcelSent, ...change })).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(reason) as string,
  });
});
