import { expect, test } from 'vitest';
import { expectedEnd, percentDone } from './sending-pace.ts';

const STARTED = '2026-11-22T10:00:00.000Z';
const at = (seconds: number) => new Date(new Date(STARTED).getTime() + seconds * 1000);

test('expects another minute if half is done after a minute', () => {
  const progress = { recipients: 1000, waiting: 500 };
  expect(percentDone(progress)).toBe(50);
  expect(expectedEnd(progress, STARTED, at(60))).toEqual(at(120));
});

test.each([
  ['not started', { recipients: 10, waiting: 5 }, null, 60],
  ['nothing sent yet', { recipients: 10, waiting: 10 }, STARTED, 60],
  ['just started', { recipients: 10, waiting: 5 }, STARTED, 5],
  ['everything sent', { recipients: 10, waiting: 0 }, STARTED, 60],
])('expects no end: %s', (_case, progress, startedAt, seconds) => {
  expect(expectedEnd(progress, startedAt, at(seconds))).toBeNull();
});

test('shows 100 percent only for everybody', () => {
  expect(percentDone({ recipients: 1000, waiting: 1 })).toBe(99);
  expect(percentDone({ recipients: 164, waiting: 4 })).toBe(97);
});

test('shows 0 percent without recipients', () => {
  expect(percentDone({ recipients: 0, waiting: 0 })).toBe(0);
});
