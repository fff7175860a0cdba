import { describe, expect, it } from 'vitest';
import type { Channel } from '#platform/channel/channel.ts';
import type { ErrorClass } from '#platform/errors/error-class.ts';
import {
  classOfFailure,
  codesOfClass,
  describeClass,
  explainFailure,
  sentencesOf,
} from './error-sentences.ts';
import { FAILURE_CLASSES } from './failure-classes.ts';

const SENTENCE = /^[A-Z].*\.$/;
const CLASSES = FAILURE_CLASSES.map((errorClass) => [errorClass, describeClass(errorClass)] as const);
const codesOf = (channel: Channel) =>
  Object.entries(sentencesOf(channel)).flatMap(([errorClass, codes]) =>
    Object.entries(codes).map(([code, { happened, merchant }]) => ({
      channel,
      errorClass: errorClass as ErrorClass,
      code: Number(code),
      happened,
      merchant,
    })),
  );
const WHATSAPP = codesOf('WA');
const MESSENGER = codesOf('FB');

describe('each class of failures', () => {
  it.each(CLASSES)('%s says what happened, what Bellbird does and what to do', (_name, words) => {
    expect(words.name).toMatch(/^[A-Z0-9][^.]+$/);
    for (const sentence of [words.happened, words.bellbird, words.merchant])
      expect(sentence).toMatch(SENTENCE);
    expect(words.bellbird).toContain('Bellbird');
    expect(words.ended ?? words.bellbird).toMatch(SENTENCE);
  });

  it('has a unique name', () => {
    expect(new Set(CLASSES.map(([, { name }]) => name)).size).toBe(CLASSES.length);
  });

  it.each(CLASSES)('%s is described by its class if there is no code', (errorClass, words) => {
    expect(explainFailure('WA', { code: null, errorClass }, false)).toEqual({
      happened: words.happened,
      bellbird: words.bellbird,
      merchant: words.merchant,
    });
  });

  it.each(['transient', 'pairRate', 'media'] as const)('%s says at the end that it gave up', (errorClass) => {
    const { bellbird } = explainFailure('WA', { code: null, errorClass }, true);
    expect(bellbird).toMatch(/gave up\.$/);
    expect(explainFailure('WA', { code: null, errorClass }, false).bellbird).not.toContain('gave up');
  });

  it('says the same for a final failure without retries', () => {
    const auth = { code: 190, errorClass: 'auth' } as const;
    expect(explainFailure('WA', auth, true)).toEqual(explainFailure('WA', auth, false));
  });
});

describe.each([
  ['WhatsApp', WHATSAPP],
  ['Messenger', MESSENGER],
])('each code of %s', (_channel, codes) => {
  it.each(codes)(
    '$code says what happened and what to do',
    ({ channel, errorClass, code, happened, merchant }) => {
      expect(happened).toMatch(SENTENCE);
      expect(merchant).toMatch(SENTENCE);
      expect(explainFailure(channel, { code, errorClass }, false)).toEqual({
        happened,
        bellbird: describeClass(errorClass).bellbird,
        merchant,
      });
    },
  );

  it.each(codes)('$code belongs to one class', ({ channel, code, errorClass }) => {
    expect(classOfFailure(channel, code)).toBe(errorClass);
    expect(codes.filter((one) => one.code === code)).toHaveLength(1);
    expect(codesOfClass(errorClass)).toContain(code);
  });

  it('has a unique sentence', () => {
    expect(new Set(codes.map(({ happened }) => happened)).size).toBe(codes.length);
  });
});

it.each<[string, Channel, number, ErrorClass]>([
  ['an unknown code', 'WA', 999_999, 'request'],
  ['the first code before permissions', 'WA', 199, 'request'],
  ['the first permission', 'WA', 200, 'auth'],
  ['the last permission', 'FB', 299, 'auth'],
  ['the first code after permissions', 'FB', 300, 'request'],
  ['a code of the other channel', 'FB', 131_026, 'request'],
])('%s counts as %s %i: %s', (_what, channel, code, errorClass) => {
  expect(classOfFailure(channel, code)).toBe(errorClass);
});

it('lists each code of a class once, for both channels', () => {
  const codes = codesOfClass('rate');
  expect(codes.toSorted((one, other) => one - other)).toEqual([
    4, 17, 32, 613, 80_006, 80_007, 80_008, 130_429,
  ]);
});

it.each([
  ['a failure without an answer', 'noAnswer'],
  ['a failure while webhooks were not available', 'webhooksUnavailable'],
] as const)('%s is explained by its class, whatever its code', (_what, errorClass) => {
  const { happened } = explainFailure('WA', { code: 131_026, errorClass }, false);
  expect(happened).toBe(describeClass(errorClass).happened);
});

it('describes a code that its class does not list by the class', () => {
  const reported = explainFailure('WA', { code: 999_999, errorClass: 'auth' }, false);
  expect(reported).toMatchObject({
    happened: describeClass('auth').happened,
    merchant: describeClass('auth').merchant,
  });
});
