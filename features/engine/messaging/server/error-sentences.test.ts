import { describe, expect, it } from 'vitest';
import { classOfMessengerError } from '#partners/messenger/error-class.ts';
import { classOfCode } from '#partners/whatsapp/error-class.ts';
import type { Channel } from '#platform/channel/channel.ts';
import {
  classOfFailure,
  codesOfClass,
  describeClass,
  explainFailure,
  sentencesOf,
} from '../contract/failures/error-sentences.ts';
import { FAILURE_CLASSES, type FailureClass } from '../contract/failures/failure-classes.ts';

/** A range that contains every code that Meta documents for the two channels. */
const RANGES = [
  [0, 2000],
  [80_000, 80_100],
  [130_000, 136_000],
] as const;
const ALL_CODES = RANGES.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));

describe('the sentences of failures', () => {
  it('classify every WhatsApp code as the WhatsApp client does', () => {
    const different = ALL_CODES.filter((code) => classOfFailure('WA', code) !== classOfCode(code));
    expect(different).toEqual([]);
  });

  it('classify every Messenger code and sub-code as the Messenger client does', () => {
    const subcodes = Object.values(sentencesOf('FB'))
      .flatMap((codes) => Object.keys(codes).map(Number))
      .filter((code) => code > 100_000);
    expect(
      ALL_CODES.filter((code) => classOfFailure('FB', code) !== classOfMessengerError(code, null)),
    ).toEqual([]);
    expect(
      subcodes.filter((code) => classOfFailure('FB', code) !== classOfMessengerError(100, code)),
    ).toEqual([]);
    expect(subcodes).toEqual([2_018_001, 2_018_108, 1_545_041, 2_018_065, 2_018_278, 1_893_063]);
  });

  it('cover every code that the WhatsApp client classifies', () => {
    const sorted = ALL_CODES.filter((code) => classOfCode(code) !== 'request' && (code < 200 || code > 299));
    const wordless = sorted.filter((code) => sentencesOf('WA')[classOfCode(code)][code] === undefined);
    expect(wordless).toEqual([]);
    expect(Object.keys(sentencesOf('WA').request).map(Number)).toEqual([
      100, 131_008, 131_009, 131_062, 132_005, 132_008, 132_018, 135_000,
    ]);
  });

  it.each([
    ['WhatsApp', sentencesOf('WA')],
    ['Messenger', sentencesOf('FB')],
  ])('of %s are all different', (_name, sentences) => {
    const happened = Object.values(sentences).flatMap((codes) =>
      Object.values(codes).map(({ happened: words }) => words),
    );
    expect(new Set(happened).size).toBe(happened.length);
  });

  it('list no code in two classes', () => {
    for (const part of ['name', 'happened', 'bellbird'] as const) {
      const words = FAILURE_CLASSES.map((one) => describeClass(one)[part]);
      expect(new Set(words).size, part).toBe(words.length);
    }
  });

  it.each<[Channel, number | null, FailureClass, RegExp]>([
    ['WA', 131_026, 'undeliverable', /not on WhatsApp/],
    ['WA', 131_049, 'perUserMarketing', /lot of marketing/],
    ['WA', 33, 'account', /no longer knows the number/],
    ['WA', 133_010, 'account', /not registered/],
    ['FB', 551, 'optedOut', /blocked your page/],
    ['WA', 999_999, 'request', /does not know/],
    ['FB', 215, 'auth', /no longer lets Bellbird/],
    ['WA', null, 'noAnswer', /never said/],
  ])('say of %s %s (%s) what happened', (channel, code, errorClass, words) => {
    expect(explainFailure(channel, { code, errorClass }, true).happened).toMatch(words);
  });

  it('do not promise another try of a closed message', () => {
    const fault = { code: 131_000, errorClass: 'transient' } as const;
    expect(explainFailure('WA', fault, false).bellbird).toMatch(/tries again/);
    expect(explainFailure('WA', fault, true).bellbird).toMatch(/gave up/);
  });

  it('name the codes of a class, for filters', () => {
    expect(codesOfClass('perUserMarketing')).toEqual([130_472, 131_049]);
    expect(codesOfClass('auth')).toContain(250);
  });
});
