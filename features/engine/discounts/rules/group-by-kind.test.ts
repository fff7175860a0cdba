import { expect, it } from 'vitest';
import { DAY_SECONDS } from '#platform/clock/durations.ts';
import { groupByKind } from './group-by-kind.ts';

const NOW = new Date('2026-11-24T12:10:00Z');

it('groups codes with the same percentage and the same end, and no others', () => {
  const codes = [
    ['one', 10, DAY_SECONDS],
    ['another', 10, DAY_SECONDS - 60],
    ['a moment later', 10, DAY_SECONDS + 1],
    ['more off', 10.01, DAY_SECONDS],
    ['nearly all off', 99.99, DAY_SECONDS],
  ] as const;
  const waiting = codes.map(([code, percent, validSeconds]) => ({
    messageId: code,
    createdAt: NOW,
    discount: { code, percent, validSeconds },
  }));
  const groups = groupByKind(waiting, NOW);
  expect(
    groups.map(({ percentHundredths, messages }) => [
      percentHundredths,
      messages.map(({ discount }) => discount.code),
    ]),
  ).toEqual([
    [1000, ['one', 'a moment later']],
    [1000, ['another']],
    [1001, ['more off']],
    [9999, ['nearly all off']],
  ]);
});
