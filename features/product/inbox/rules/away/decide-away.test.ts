import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { OpeningHours } from '../../contract/opening-hours.ts';
import { decideAway, type AwayFacts } from './decide-away.ts';

// A Friday evening in Berlin: 21:00.
const NOW = new Date('2026-11-20T20:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);
const hours: OpeningHours = {
  weekdays: [1, 2, 3, 4, 5, 6, 7].map(() => [{ fromMinute: 9 * 60, untilMinute: 18 * 60 }]),
  closedDays: [],
};
const openUntil = (untilMinute: number): OpeningHours => ({
  weekdays: hours.weekdays.map(() => [{ fromMinute: 0, untilMinute }]),
  closedDays: [],
});
const openFrom = (fromMinute: number): OpeningHours => ({
  weekdays: hours.weekdays.map(() => [{ fromMinute, untilMinute: 24 * 60 }]),
  closedDays: [],
});
const closed: AwayFacts = {
  now: NOW,
  at: NOW,
  hours,
  timeZone: 'Europe/Berlin',
  hasStopped: false,
  shopWroteAt: null,
  isPaused: false,
  sentAt: [],
};

describe('the away message', () => {
  it.each<[string, Partial<AwayFacts>, Date]>([
    ['outside of the hours', {}, ago(-5)],
    ['some minutes after the question', { at: ago(4) }, ago(-1)],
    ['five minutes after the question', { at: ago(5) }, NOW],
    ['an hour after the team wrote', { shopWroteAt: ago(60) }, ago(-5)],
    ['four hours after the last one', { sentAt: [ago(240)] }, ago(-5)],
    ['two in a day', { sentAt: [ago(240), ago(1439)] }, ago(-5)],
    ['three in more than a day', { sentAt: [ago(240), ago(1000), ago(1440)] }, ago(-5)],
    ['before the shop opens', { hours: openFrom(21 * 60 + 2) }, new Date(ago(-2).getTime() - 1)],
    [
      'in a zone in which it is closed',
      { timeZone: 'America/Los_Angeles', hours: openUntil(9 * 60) },
      ago(-5),
    ],
    ['on a closed day', { hours: { ...openFrom(0), closedDays: ['2026-11-20'] } }, ago(-5)],
  ])('is sent %s', (_what, facts, expiresAt) => {
    expect(decideAway({ ...closed, ...facts })).toEqual({ send: true, expiresAt });
  });

  it.each<[string, Partial<AwayFacts>, string]>([
    ['within the hours', { timeZone: 'America/New_York' }, 'open'],
    ['if the shop was still open when they asked', { at: ago(3), hours: openUntil(21 * 60 - 1) }, 'open'],
    ['if the shop has just opened', { at: ago(3), hours: openFrom(21 * 60) }, 'open'],
    ['for a question from a backlog', { at: new Date(ago(5).getTime() - 1) }, 'old'],
    ['for a question of yesterday', { at: ago(1500) }, 'old'],
    ['to somebody who opted out', { hasStopped: true }, 'stopped'],
    ['while the team talks with them', { shopWroteAt: ago(59) }, 'talking'],
    ['if the answer was processed before the question', { at: ago(2), shopWroteAt: ago(1) }, 'talking'],
    ['while sending is paused', { isPaused: true }, 'paused'],
    ['less than four hours after the last one', { sentAt: [ago(239)] }, 'enough'],
    ['four times in a day', { sentAt: [ago(241), ago(700), ago(1439)] }, 'enough'],
  ])('is not sent %s', (_what, facts, reason) => {
    expect(decideAway({ ...closed, ...facts })).toEqual({ send: false, reason });
  });
});
