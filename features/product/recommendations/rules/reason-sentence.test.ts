import { expect, it } from 'vitest';
import type { Reason } from '../contract/recommendation.ts';
import { namer } from './candidate.ts';
import { reasonSentence } from './reason-sentence.ts';

const because = { id: '1', title: 'Mug' };
const rule = { id: 'r', title: 'Tea time' };

it.each<[object, string]>([
  [
    { kind: 'boughtTogether', orders: 12, days: 90, lift: 3.2 },
    'Because they bought Mug: 12 orders of the last 90 days have both, 3.2 times as many as by chance.',
  ],
  [
    { kind: 'boughtTogether', orders: 12, days: 90, lift: 1 },
    'Because they bought Mug: 12 orders of the last 90 days have both.',
  ],
  [
    { kind: 'bestSeller', orders: 1, days: 30, collection: { id: 'c', title: 'Kitchen' } },
    'Because they bought Mug: a best seller of Kitchen, in 1 order of the last 30 days.',
  ],
  [
    { kind: 'bestSeller', orders: 2, days: 30, collection: { id: 'c', title: 'Kitchen' } },
    'Because they bought Mug: a best seller of Kitchen, in 2 orders of the last 30 days.',
  ],
  [{ kind: 'rule', rule }, 'Because they bought Mug: your rule “Tea time” recommends it.'],
  [{ kind: 'bundle', rule }, 'Because they bought Mug: it is missing from your bundle “Tea time”.'],
])('describes the reason %o', (reason, sentence) => {
  expect(reasonSentence({ ...reason, because } as Reason)).toBe(sentence);
});

it('calls an unknown product “what they ordered”', () => {
  const nameOf = namer(new Map([['1', 'Mug']]));
  expect(nameOf('1')).toEqual({ id: '1', title: 'Mug' });
  expect(nameOf('2')).toEqual({ id: '2', title: 'what they ordered' });
});
