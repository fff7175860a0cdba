import { expect, it } from 'vitest';
import { explainContent } from './explain-content.ts';

it.each<[string, unknown, { templateName: string | null; words: string[] }]>([
  [
    'a template',
    { kind: 'template', templateName: 'cart', body: [{ text: 'Lena' }, { text: '€24.00' }] },
    { templateName: 'cart', words: ['Lena', '€24.00'] },
  ],
  [
    'a text',
    { kind: 'text', body: 'You are unsubscribed.' },
    { templateName: null, words: ['You are unsubscribed.'] },
  ],
  [
    'cards',
    { kind: 'messengerCards', cards: [{ title: 'Mug' }, { title: 'Plate' }] },
    { templateName: null, words: ['Mug', 'Plate'] },
  ],
  ['a location', { kind: 'place', latitude: 1 }, { templateName: null, words: [] }],
  ['no content', null, { templateName: null, words: [] }],
])('describes %s', (_name, content, words) => {
  expect(explainContent(content)).toEqual(words);
});
