import { expect, it } from 'vitest';
import { readThreadCursor, writeThreadCursor } from './thread-cursor.ts';

it('reads what it wrote', () => {
  const cursor = {
    at: '2026-11-30 10:00:00.123456+00',
    subscriberId: '01989fd0-0000-7000-8000-000000000001',
  };
  expect(readThreadCursor(writeThreadCursor(cursor))).toEqual(cursor);
});

const ID = '01989fd0-0000-7000-8000-000000000001';

it.each([
  '',
  '~',
  '2026-11-30~x',
  "2026-11-30 10:00:00+00~' or true",
  `2026-02-31 10:00:00+00~${ID}`,
  `2026-11-30 24:00:00+00~${ID}`,
  `0000-11-30 10:00:00+00~${ID}`,
  `2026-11-30 10:00:00+00~${'-'.repeat(36)}`,
])('reads nothing from %j', (written) => {
  expect(readThreadCursor(written)).toBeNull();
});
