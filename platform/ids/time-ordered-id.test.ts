import { expect, it } from 'vitest';
import { momentOfId, timeOrderedIds } from './time-ordered-id.ts';

it('creates many unique ids for one moment, in order', () => {
  const moment = new Date('2026-11-20T12:00:00Z');
  const ids = read(timeOrderedIds(moment, 5000));
  expect(new Set(ids).size).toBe(5000);
  expect(ids).toEqual(ids.toSorted());
  expect(momentOfId(ids[0] ?? '')).toEqual(moment);
  expect(ids.every((id) => momentOfId(id) !== null)).toBe(true);
});

/**
 * The items of a PostgreSQL array in binary form. Each item follows its length, after a header of five 32-bit words.
 */
function read(array: Buffer): string[] {
  return Array.from({ length: array.readInt32BE(12) }, (_, nth) =>
    array.toString('hex', 24 + nth * 20, 40 + nth * 20).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  );
}
