import { describe, expect, it } from 'vitest';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { canReplyWith, knownValue, toTemplateReply } from './template-reply.ts';

const TEMPLATE: TemplateDefinition = {
  name: 'about_your_order',
  language: 'en',
  category: 'UTILITY',
  header: null,
  body: 'Hello {{1}}, we have news about {{2}} for you.',
  variables: [
    { name: 'firstNameWA', sample: 'Lena' },
    { name: 'order_number', sample: '#1001' },
  ],
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};

describe('a template can be filled in by hand', () => {
  it.each<[string, Partial<TemplateDefinition>, boolean]>([
    ['with texts only', {}, true],
    ['with a fixed heading', { header: { kind: 'text', text: 'News', variable: null } }, true],
    [
      'not with a variable in the heading',
      {
        header: { kind: 'text', text: 'News {{1}}', variable: { name: 'day', sample: 'today' } },
      },
      false,
    ],
    ['not with a picture', { header: { kind: 'image', sampleUrl: null } }, false],
    ['not with an offer', { offer: { text: 'Ten off', hasEnd: false } }, false],
  ])('%s', (_name, parts, can) => {
    expect(canReplyWith({ ...TEMPLATE, ...parts })).toBe(can);
  });
});

it.each([
  ['firstNameWA', 'Mira'],
  ['order_number', '#1002'],
  ['Order', '#1002'],
  ['shopName', 'Bluebell'],
  ['delivery_day', ''],
])('knows the value of %s', (variable, value) => {
  expect(knownValue(variable, { firstName: 'Mira', orderName: '#1002', shopName: 'Bluebell' })).toBe(value);
});

it('fills in the values', () => {
  expect(toTemplateReply(TEMPLATE, ['Mira', '#1002'])).toMatchObject({
    templateName: 'about_your_order',
    language: 'en',
    body: [{ text: 'Mira' }, { text: '#1002' }],
  });
});
