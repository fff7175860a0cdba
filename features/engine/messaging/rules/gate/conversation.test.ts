import { expect, it } from 'vitest';
import { isAnsweredElsewhere, talkingUntil } from './conversation.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

it.each<[string, Date | null, number | null, Date | null]>([
  ['the shop never wrote', null, 12, null],
  ['the shop just wrote', NOW, 12, hoursAgo(-12)],
  ['the shop wrote some hours ago', hoursAgo(5), 12, hoursAgo(-7)],
  ['the hours are over', hoursAgo(12), 12, null],
  ['the shop holds nothing', hoursAgo(1), null, null],
])('says until when offers wait if %s', (_what, wroteAt, hours, until) => {
  expect(talkingUntil(NOW, wroteAt, hours)).toEqual(until);
});

it.each<[string, Date | null, boolean]>([
  ['nobody else answers', null, false],
  ['another app just took over', NOW, true],
  ['another app was silent for a day', hoursAgo(24), false],
])('says whether another app answers: %s', (_what, at, is) => {
  expect(isAnsweredElsewhere(NOW, at)).toBe(is);
});
