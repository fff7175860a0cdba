import { expect, it } from 'vitest';
import { forReader } from '#platform/language/for-reader.ts';
import { texts as english } from '../texts/en.ts';
import { OFFERS } from './plan-catalogue.ts';
import { showOfferWords } from './show-offer-words.ts';

it('knows all words of the catalogue, so that each can be translated', () => {
  const words = OFFERS.flatMap(({ tagline, priceNote, usage }) => [
    tagline,
    ...(priceNote === null ? [] : [priceNote]),
    ...(usage === null ? [] : [usage.terms]),
  ]);
  expect(new Set(words)).toEqual(new Set(Object.values(english.offerWords)));
});

it('keeps the words of an operator’s catalogue', () => {
  const words = forReader({ language: 'de', locale: 'de' }, () => showOfferWords('For friends'));
  expect(words).toBe('For friends');
});
