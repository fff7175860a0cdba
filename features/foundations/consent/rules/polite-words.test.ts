import { describe, expect, it } from 'vitest';
import { foldWords } from './fold-words.ts';
import { plainWords } from './plain-words.ts';
import { POLITE_PHRASES, POLITE_PHRASES_WITHOUT_SPACE } from './polite-phrases.ts';
import { withoutRepeats, withoutPoliteness } from './polite-words.ts';

const phrases = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists).flatMap(([language, list]) => list.map((phrase) => [language, phrase] as const));

describe('a polite phrase', () => {
  it.each(phrases(POLITE_PHRASES))('%s, %s, is removed before and after a word', (_language, phrase) => {
    const polite = foldWords(phrase);
    expect(polite).toMatch(/[\p{L}\p{M}]{2}/u);
    expect(withoutPoliteness(`${polite} stop`)).toBe('stop');
    expect(withoutPoliteness(`stop ${polite}`)).toBe('stop');
    expect(withoutPoliteness(`${polite} stop ${polite} ${polite}`)).toBe('stop');
  });

  it.each(phrases(POLITE_PHRASES_WITHOUT_SPACE))(
    '%s, %s, is removed next to a word without a space',
    (_language, phrase) => {
      const polite = foldWords(phrase);
      expect(polite).toMatch(/\S/u);
      expect(withoutPoliteness(`${polite}停止`)).toBe('停止');
      expect(withoutPoliteness(`停止${polite}`)).toBe('停止');
    },
  );

  it.each([
    ['thank you very much stop', 'stop'],
    ['please please', 'please'],
    ['ok stop the messages now please', 'stop the messages'],
    ['stop ok stop', 'stop ok stop'],
    ['请', '请'],
    ['', ''],
  ])('%j without politeness is %j', (words, left) => {
    expect(withoutPoliteness(words)).toBe(left);
  });

  it('is not removed from long texts without spaces', () => {
    expect(withoutPoliteness(`请${'停'.repeat(39)}`)).toBe('停'.repeat(39));
    expect(withoutPoliteness(`请${'停'.repeat(40)}`)).toBe(`请${'停'.repeat(40)}`);
  });
});

it.each([
  ['stop', 'stop'],
  ['stop stop stop', 'stop'],
  ['stop it stop it', 'stop it'],
  ['stop it stop', 'stop it stop'],
  ['', ''],
  [Array<string>(60).fill('stop').join(' '), 'stop'],
  [Array<string>(20).fill('stop it').join(' '), Array<string>(20).fill('stop it').join(' ')],
  [Array<string>(15).fill('stop it').join(' '), 'stop it'],
])('the repeated text %j is reduced to %j', (words, once) => {
  expect(withoutRepeats(words)).toBe(once);
});

it.each([
  ['Please STOP!\nSent from my iPhone', 'stop'],
  ['Stop, stop!', 'stop'],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['x'.repeat(301), ''],
  [`Stop\nSent from my ${'x'.repeat(700)}`, 'stop'],
])('a message is reduced to its plain words', (text, words) => {
  expect(plainWords(text)).toBe(words);
});
