import { expect, it } from 'vitest';
import { wantedRange } from './wanted-range.ts';

it.each([
  [undefined, { kind: 'whole' }],
  ['', { kind: 'whole' }],
  ['bytes=0-', { kind: 'part', start: 0, end: 999 }],
  ['bytes=0-0', { kind: 'part', start: 0, end: 0 }],
  ['bytes=100-199', { kind: 'part', start: 100, end: 199 }],
  ['bytes=900-5000', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-100', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
  ['bytes=1000-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=5-3', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
])('of a thousand bytes, %s', (header, wanted) => {
  expect(wantedRange(header, 1000)).toEqual(wanted);
});
