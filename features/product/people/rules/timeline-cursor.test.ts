import { expect, it } from 'vitest';
import { readTimelineCursor, writeTimelineCursor } from './timeline-cursor.ts';

it('reads its own cursor', () => {
  const cursor = { at: '2026-11-20 12:00:00.123456+00', key: 'inbound:wamid.abc~d' };
  expect(readTimelineCursor(writeTimelineCursor(cursor))).toEqual(cursor);
});

it.each([
  '',
  'now~order:1',
  '2026-02-31 12:00:00+00~order:1',
  '2026-11-20 12:00:00+00~order:',
  '2026-11-20 12:00:00+00~order:a\0',
])('refuses other text as a cursor: %j', (written) => expect(readTimelineCursor(written)).toBeNull());
