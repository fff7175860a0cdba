import { expect, it } from 'vitest';
import { isForCampaigns } from './for-campaigns.ts';
import type { TemplateDefinition } from './template-definition.ts';

const PLAIN: TemplateDefinition = {
  name: 'spring',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi {{1}}, take {{2}} along.',
  variables: [
    { name: 'firstNameWA', sample: 'Lena' },
    { name: 'discountCode', sample: 'SPRING' },
  ],
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};
const TITLE = { name: 'productTitle', sample: 'Mug' };
const PICTURE = { kind: 'image', sampleUrl: 'https://shop.example/mug.png' } as const;
const cards = (header: { kind: 'image'; sampleUrl: string | null }, variables = [TITLE]) => [
  { header, body: 'It is {{1}} of ours.', variables, buttons: [] },
];

it.each([
  ['nothing of an order', {}, false],
  ['a product', { variables: [TITLE] }, true],
  [
    'an order in its header',
    { header: { kind: 'text', text: '{{1}}', variable: { ...TITLE, name: 'orderName' } } },
    true,
  ],
  ['the picture of a product', { header: { kind: 'image', sampleUrl: null } }, true],
  ['a picture of its own', { header: PICTURE }, false],
  ['products on its cards', { cards: cards(PICTURE) }, true],
  ['pictures of products on its cards', { cards: cards({ kind: 'image', sampleUrl: null }, []) }, true],
  ['cards of its own', { cards: cards(PICTURE, []) }, false],
] as const)('a template with %s', (_case, part, isIt) => {
  expect(isForCampaigns({ ...PLAIN, ...part })).toBe(isIt);
});
