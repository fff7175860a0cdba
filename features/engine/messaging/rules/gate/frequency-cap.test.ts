import { describe, expect, it } from 'vitest';
import { cappedUntil, latestByEvent } from './frequency-cap.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const days = (...ago: number[]) => ago.map((day) => hoursAgo(day * 24));
const CAP = { mostInDay: 1, mostInWeek: 3, mostInMonth: 8 };
const NONE = { mostInDay: null, mostInWeek: null, mostInMonth: null };

describe('the frequency cap', () => {
  it.each([
    ['lets the first message through', [], CAP, null],
    ['holds the second message of a day until the next day', days(0.25), CAP, hoursAgo(-18)],
    ['lets a message through a day later', days(1), CAP, null],
    ['holds the fourth message of a week until the first is a week old', days(2, 4, 6), CAP, hoursAgo(-24)],
    [
      'holds the ninth message of a month until the first is thirty days old',
      days(8, 10, 12, 14, 16, 18, 20, 28),
      CAP,
      hoursAgo(-48),
    ],
    ['takes the latest end of several limits', days(0.5, 1, 6), CAP, hoursAgo(-24)],
    ['follows the merchant’s own limit', days(0.1, 0.2), { ...CAP, mostInDay: 3 }, null],
    ['never holds a message without a limit', days(0.1, 0.2, 0.3), NONE, null],
  ])('%s', (_name, recentAt, cap, until) => {
    expect(cappedUntil(NOW, recentAt, cap)).toEqual(until);
  });
});

describe('the moments that count for a person', () => {
  it.each([
    ['are none without messages', [], [], []],
    ['have one for each event, at its last step', ['cart 1', 'cart 1', 'cart 1'], days(3, 1, 2), days(1)],
    ['start with the latest', ['cart 1', 'browse 2', 'cart 3'], days(5, 1, 3), days(1, 3, 5)],
  ])('%s', (_name, events, at, moments) => {
    expect(latestByEvent(events, at)).toEqual(moments);
  });
});
