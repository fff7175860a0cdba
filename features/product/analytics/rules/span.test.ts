import { describe, expect, it } from 'vitest';
import { Scope } from '../contract/overview-calls.ts';
import { spanOf, type AskedDays } from './span.ts';

const TODAY = '2026-11-20';

describe('a merchant who asks for', () => {
  it.each<[string, AskedDays, string]>([
    ['nothing sees the last 30 days', {}, '2026-10-22 to 2026-11-20, before 2026-09-22 to 2026-10-21'],
    [
      'today sees today compared with yesterday',
      { scope: 0 },
      '2026-11-20 to 2026-11-20, before 2026-11-19 to 2026-11-19',
    ],
    [
      'yesterday sees yesterday compared with the day before',
      { scope: 1 },
      '2026-11-19 to 2026-11-19, before 2026-11-18 to 2026-11-18',
    ],
    [
      'the last week sees seven days',
      { scope: 7 },
      '2026-11-14 to 2026-11-20, before 2026-11-07 to 2026-11-13',
    ],
    ['all time sees all days since the first one', { scope: -1 }, '2026-01-02 to 2026-11-20, before nothing'],
    [
      'custom days sees them, compared with as many days before',
      { from: '2026-03-01', to: '2026-03-31', scope: 7 },
      '2026-03-01 to 2026-03-31, before 2026-01-29 to 2026-02-28',
    ],
    ['days in reverse sees none', { from: '2026-03-31', to: '2026-03-01' }, 'none'],
    ['only a first day sees none', { from: '2026-03-31' }, 'none'],
    ['a thousand years sees none', { from: '1026-03-31', to: '2026-03-31' }, 'none'],
  ])('%s', (_name, asked, message) => {
    const span = spanOf(asked, TODAY, '2026-01-02');
    const words = (days: { from: string; to: string } | null) =>
      days ? `${days.from} to ${days.to}` : 'nothing';
    expect(span ? `${words(span)}, before ${words(span.before)}` : 'none').toBe(message);
  });

  it('all time in a new shop sees today', () => {
    expect(spanOf({ scope: -1 }, TODAY, null)).toEqual({ from: TODAY, to: TODAY, before: null });
  });
});

it('reads a scope of 360 as all time, and refuses other numbers', () => {
  expect(Scope.parse('360')).toBe(-1);
  expect(Scope.parse('-1')).toBe(-1);
  expect(Scope.safeParse('14').success).toBe(false);
});
