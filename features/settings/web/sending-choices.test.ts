import { expect, it, test } from 'vitest';
import { capChoices, fromClock, toCap, toClock } from './sending-choices.ts';

test.each([
  [0, '00:00'],
  [540, '09:00'],
  [1439, '23:59'],
])('%i minutes after midnight is %s, and back', (minute, clock) => {
  expect(toClock(minute)).toBe(clock);
  expect(fromClock(clock, 1)).toBe(minute);
});

it('keeps the time of before while a field is half filled in', () => {
  expect(fromClock('', 540)).toBe(540);
});

it('offers what is set, however odd, and no limit', () => {
  const values = capChoices(7).map(({ value }) => value);
  expect(values.slice(5, 8)).toEqual(['6', '7', '8']);
  expect(values.at(-1)).toBe('');
  expect([toCap(''), toCap('7')]).toEqual([null, 7]);
});
