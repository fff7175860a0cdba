import { describe, expect, it } from 'vitest';
import { codeRefusalReason, countWrongCodes, MOST_WRONG_CODES, WRONG_CODE_MS } from './judge-code.ts';

describe('a code of the app', () => {
  it.each([
    ['is accepted', { step: 100, lastStep: 99, wrongCodes: 0 }, null],
    ['is accepted after some wrong ones', { step: 100, lastStep: 0, wrongCodes: 4 }, null],
    ['is refused if it is wrong', { step: null, lastStep: 99, wrongCodes: 0 }, 'CODE_WRONG'],
    ['is refused a second time', { step: 100, lastStep: 100, wrongCodes: 0 }, 'CODE_USED'],
    ['is refused if a later one was used', { step: 99, lastStep: 100, wrongCodes: 0 }, 'CODE_USED'],
    [
      'is not checked after too many wrong ones',
      { step: 100, lastStep: 99, wrongCodes: MOST_WRONG_CODES },
      'TOO_MANY_WRONG_CODES',
    ],
  ])('%s', (_what, facts, reason) => {
    expect(codeRefusalReason(facts)).toBe(reason);
  });
});

describe('wrong codes', () => {
  const latestAt = new Date('2026-11-20T12:00:00Z');
  const after = (ms: number) => new Date(latestAt.getTime() + ms);

  it.each([
    ['all count at first', 5, after(0), 5],
    ['all count until the first is forgotten', 5, after(WRONG_CODE_MS - 1), 5],
    ['are forgotten one by one', 5, after(2 * WRONG_CODE_MS), 3],
    ['are all forgotten in the end', 5, after(9 * WRONG_CODE_MS), 0],
  ])('%s', (_what, count, now, expected) => {
    expect(countWrongCodes({ count, latestAt }, now)).toBe(expected);
  });

  it('do not count before there is one', () => {
    expect(countWrongCodes({ count: 0, latestAt: null }, latestAt)).toBe(0);
  });
});
