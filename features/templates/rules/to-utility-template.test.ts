import { expect, test } from 'vitest';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { toUtilityTemplate } from './to-utility-template.ts';

const parcelSent: TemplateDefinition = {
  name: 'parcel_sent',
  language: 'en',
  category: 'UTILITY',
  hasHeaderImage: false,
  body: 'Your order {{1}} goes out with {{2}} today.',
  variables: [
    { name: 'value1', sample: 'WREN-1001' },
    { name: 'value2', sample: 'DHL' },
  ],
  linkTitle: null,
  quickReplies: [{ title: 'Where is it?', payload: 'TRACK' }],
};

test('carries the text with a sample of each value, and buttons that answer', () => {
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

test('carries a text alone', () => {
  const plain = { ...parcelSent, body: 'Your parcel is on its way.', variables: [], quickReplies: [] };
  expect(toUtilityTemplate(plain)).toMatchObject({
    request: { components: [{ type: 'BODY', text: 'Your parcel is on its way.' }] },
  });
});

const reply = (title: string, payload = 'YES') => ({ title, payload });
const fit: Partial<TemplateDefinition>[] = [
  { body: 'Order {{1}} left us. Ask for {{1}} at the desk of {{2}}.' },
  { body: 'Carried by {{2}}, order {{1}} left us.' },
  { body: 'a'.repeat(1024), variables: [] },
  { quickReplies: [reply('a'.repeat(20)), reply('No', 'a'.repeat(1000)), reply('Later')] },
];
test.each(fit)('takes what just fits, case %#', (change) => {
  expect(toUtilityTemplate({ ...parcelSent, ...change }).kind).toBe('request');
});

test.each<[string, Partial<TemplateDefinition>, RegExp]>([
  ['an offer', { category: 'MARKETING' }, /orders and their delivery only/],
  ['a picture', { hasHeaderImage: true }, /without a picture/],
  ['a link button', { linkTitle: 'Track it' }, /without a link button/],
  ['no text', { body: ' ', variables: [] }, /no text/],
  ['a text that is too long', { body: 'a'.repeat(1025), variables: [] }, /longer than 1024/],
  ['a value at the start', { body: '{{1}} goes out with {{2}} today.' }, /begin or end with a value/],
  ['a value at the end', { body: 'Order {{1}} goes out with {{2}}' }, /begin or end with a value/],
  ['a gap in the values', { body: 'Order {{1}} goes out with {{3}} today.' }, /without a gap/],
  ['values from nought', { body: 'Order {{0}} goes out with {{1}} today.' }, /without a gap/],
  ['a named value', { body: 'Order {{number}} goes out today.' }, /without a gap/],
  ['single braces', { body: 'Order {1} goes out today.' }, /without a gap/],
  ['a sample too few', { variables: [{ name: 'value1', sample: 'WREN-1001' }] }, /a sample of every value/],
  [
    'a sample too many',
    {
      variables: [
        { name: 'value1', sample: 'WREN-1001' },
        { name: 'value2', sample: 'DHL' },
        { name: 'value3', sample: 'today' },
      ],
    },
    /a sample of every value/,
  ],
  [
    'an empty sample',
    {
      variables: [
        { name: 'value1', sample: 'WREN-1001' },
        { name: 'value2', sample: ' ' },
      ],
    },
    /a sample of every value/,
  ],
  [
    'four buttons',
    { quickReplies: ['A', 'B', 'C', 'D'].map((title) => reply(title)) },
    /more than 3 buttons/,
  ],
  ['a long title', { quickReplies: [reply('a'.repeat(21))] }, /title has between 1 and 20/],
  ['an empty title', { quickReplies: [reply('')] }, /title has between 1 and 20/],
  ['a long payload', { quickReplies: [reply('Yes', 'a'.repeat(1001))] }, /between 1 and 1000/],
  ['an empty payload', { quickReplies: [reply('Yes', '')] }, /between 1 and 1000/],
])('refuses %s', (_what, change, reason) => {
  expect(toUtilityTemplate({ ...parcelSent, ...change })).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(reason) as string,
  });
});
