import { describe, expect, it } from 'vitest';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { toTemplateStatus } from './provider-status.ts';
import { toCategory, toTemplateQuality } from './provider-words.ts';
import { hasPlaceAtAnEnd, hasWordsEnough, isCounted, placesIn } from './value-places.ts';
import { variantFaults } from './variant-faults.ts';

const DEFINITION: TemplateDefinition = {
  name: 'spring_sale',
  language: 'de',
  category: 'UTILITY',
  header: { kind: 'text', text: 'Order {{1}}', variable: { name: 'orderName', sample: '#1001' } },
  body: 'Hi {{1}}, everything with {{2}} is cheaper today.',
  variables: [
    { name: 'firstNameWA', sample: 'Lena' },
    { name: 'colour', sample: 'green' },
  ],
  footer: 'Reply STOP',
  buttons: [{ kind: 'link', title: 'See, now', link: 'page', url: 'https://shop.example/a?b=1,2' }],
  offer: null,
  cards: null,
};
describe('the placeholders of a text', () => {
  it.each([
    ['Hi {{1}} and {{2}}, also {{1}}!', 2, true, false],
    ['Hi {{2}} there', 1, false, false],
    ['Hi {{0}} there', 1, false, false],
    ['Hi {name} there', 0, false, false],
    ['Hi there', 0, true, false],
    ['{{1}} is here', 1, true, true],
    [' for {{1}} ', 1, true, true],
  ])('of %j number %i, are counted: %s, are at an end: %s', (text, places, counted, atAnEnd) => {
    expect([placesIn(text), isCounted(text), hasPlaceAtAnEnd(text)]).toEqual([places, counted, atAnEnd]);
  });

  it.each([
    ['a {{1}} b', true],
    ['a {{1}}', false],
    ['a b {{1}} {{2}} c', true],
    ['a {{1}} {{2}} c', false],
    ['', false],
  ])('%j has enough words around them: %s', (text, isEnough) => {
    expect(hasWordsEnough(text)).toBe(isEnough);
  });
});

describe('languages of one template', () => {
  const other = {
    ...DEFINITION,
    language: 'en',
    body: 'Other {{1}} words {{2}}.',
    variables: DEFINITION.variables.toReversed(),
  };

  it('can have different texts and a different order', () => {
    expect(variantFaults(DEFINITION, [])).toEqual([]);
    expect(variantFaults(DEFINITION, [other])).toEqual([]);
    expect(variantFaults({ ...DEFINITION, header: null }, [{ ...other, header: null }])).toEqual([]);
  });

  it.each<[string, Partial<TemplateDefinition>]>([
    ['category', { category: 'MARKETING' }],
    ['kind of header', { header: { kind: 'place' } }],
    ['header', { header: null }],
    ['value in the header', { header: { kind: 'text', text: 'Order', variable: null } }],
    ['variables', { variables: [] }],
    ['buttons', { buttons: [] }],
  ])('must not have a different %s', (_what, change) => {
    expect(variantFaults({ ...DEFINITION, ...change }, [other])).toEqual([
      expect.stringMatching(/the one in en\.$/),
    ]);
  });
});

it.each([
  ['ENABLED', ['APPROVED', 'approved', 'REINSTATED', 'UNARCHIVED', 'FLAGGED']],
  ['PENDING', ['PENDING', 'IN_APPEAL']],
  ['REJECTED', ['REJECTED', 'FAILED']],
  ['PAUSED', ['PAUSED', 'LIMIT_EXCEEDED', 'LOCKED', 'NEVER_SEEN', '']],
  ['DISABLED', ['DISABLED', 'PENDING_DELETION', 'DELETED', 'ARCHIVED']],
])('a template is %s if its provider reports one of %j', (status, message) => {
  for (const word of message) expect([word, toTemplateStatus(word)]).toEqual([word, status]);
});

it.each([
  ['marketing', 'MARKETING', 'UNKNOWN'],
  ['UTILITY', 'UTILITY', 'UNKNOWN'],
  ['authentication', 'AUTHENTICATION', 'UNKNOWN'],
  ['green', null, 'GREEN'],
  ['YELLOW', null, 'YELLOW'],
  ['RED', null, 'RED'],
  ['blue', null, 'UNKNOWN'],
  ['', null, 'UNKNOWN'],
  [null, null, 'UNKNOWN'],
  [undefined, null, 'UNKNOWN'],
])('the provider’s value %j means the category %s and the quality %s', (word, category, quality) => {
  expect([toCategory(word), toTemplateQuality(word)]).toEqual([category, quality]);
});
