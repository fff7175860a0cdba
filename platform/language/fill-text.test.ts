import { expect, it } from 'vitest';
import { translate } from './catalogue.ts';
import { fillText } from './fill-text.ts';

const people = { one: '{count} person of {all}', other: '{count} people of {all}' } as const;

it('fills placeholders, and formats numbers for the reader', () => {
  expect(fillText('en-GB', 'Sent to {people} on {day}', { people: 12_500, day: '1 May' })).toBe(
    'Sent to 12,500 on 1 May',
  );
  expect(fillText('de', 'An {people}', { people: 12_500 })).toBe('An 12.500');
});

it('keeps values unchanged, even if they look like placeholders', () => {
  expect(fillText('en', 'Hi {name}, {text}', { name: '{text}', text: '$& $1' })).toBe('Hi {text}, $& $1');
});

it.each([
  ['en', 1, '1 person of 9'],
  ['en', 0, '0 people of 9'],
  ['en', 2, '2 people of 9'],
])('chooses the plural form in %s for %i', (locale, count, written) => {
  expect(fillText(locale, people, { count, all: 9 })).toBe(written);
});

it('chooses among the six forms of Arabic', () => {
  const arabic = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  expect([0, 1, 2, 3, 11, 100].map((count) => fillText('ar', { ...arabic }, { count }))).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'many',
    'other',
  ]);
});

it('isolates the direction of values in a right-to-left text', () => {
  expect(fillText('ar', 'أُرسلت إلى {name}', { name: 'Wren (B2B)' })).toBe('أُرسلت إلى \u2068Wren (B2B)\u2069');
});

it('accepts a catalogue in another language only with the same texts, placeholders and its own plural forms', () => {
  const english = {
    save: 'Save',
    sent: 'Sent to {people} by {shop}',
    people,
    amounts: { all: 'All', other: 'Another amount' },
  } as const;
  const german = translate<typeof english, 'de'>({
    save: 'Speichern',
    amounts: { all: 'Alle', other: 'Ein anderer Betrag' },
    sent: 'Von {shop} an {people} gesendet',
    people: { one: '{count} Person von {all}', other: '{count} Personen von {all}' },
  });
  expect(fillText('de', german.sent, { people: 3, shop: 'Wren' })).toBe('Von Wren an 3 gesendet');
  // @ts-expect-error -- a text is missing
  translate<typeof english, 'de'>({ sent: '{shop}{people}', people: german.people, amounts: german.amounts });
  translate<{ save: 'Save {what}' }, 'de'>({
    // @ts-expect-error -- the placeholder is missing
    save: 'Speichern',
  });
  translate<{ people: typeof people }, 'ar'>({
    // @ts-expect-error -- Arabic has six forms
    people: german.people,
  });
});
