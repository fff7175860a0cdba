import { expect, it } from 'vitest';
import { endsConsent } from './past-opt-out.ts';

const day = (nth: number) => new Date(Date.UTC(2026, 5, nth));

it.each([
  ['nobody opted out', [], [], false],
  ['the person agreed only', [], [day(3)], false],
  ['the person opted out', [day(1)], [], true],
  ['the person agreed before', [day(2)], [day(1)], true],
  ['the person agreed later', [day(1)], [day(2)], false],
  ['the person opted out again', [day(1), day(3)], [day(2)], true],
  ['both happened in the same second', [day(1)], [day(1)], false],
])('older messages in which %s', (_what, stoppedAt, agreedAt, ends) => {
  expect(endsConsent({ stoppedAt, agreedAt })).toBe(ends);
});
