import { expect, it } from 'vitest';
import { believableMoment } from './believable-moment.ts';

const RECEIVED = new Date('2026-11-20T12:00:00Z');

it.each([
  ['a moment ago', '2026-11-20T11:59:58Z', '2026-11-20T11:59:58Z'],
  ['six days ago, reported late', '2026-11-14T12:00:00Z', '2026-11-14T12:00:00Z'],
  ['in a month', '2026-12-20T12:00:00Z', '2026-11-20T12:00:00Z'],
  ['in the year 2100', '2100-01-01T00:00:00Z', '2026-11-20T12:00:00Z'],
  ['in 1970', '1970-01-01T00:00:01Z', '2026-11-13T12:00:00Z'],
  ['before our era', '-029720-01-01T00:00:00Z', '2026-11-13T12:00:00Z'],
  ['without a time', null, '2026-11-20T12:00:00Z'],
])('a message with the reported time %s gets a believable time', (_what, reported, at) => {
  expect(believableMoment(reported === null ? null : new Date(reported), RECEIVED)).toEqual(new Date(at));
});
