import { expect, it } from 'vitest';
import { decideAlertMail, type AlertEpisode, type AlertMailDecision } from './decide-alert-mail.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const episode = (key: string, changes: Partial<AlertEpisode> = {}): AlertEpisode => ({
  key,
  goneAt: null,
  mailedAt: hoursAgo(30),
  ...changes,
});
const NOTHING: AlertMailDecision = { started: [], back: [], gone: [], forgotten: [], mail: [] };
const FOUR_MAILS = [1, 2, 3, 4].map((hours) => episode(`old ${hours}`, { mailedAt: hoursAgo(hours) }));
const KEPT = FOUR_MAILS.map(({ key }) => key);

it.each<[string, string[], AlertEpisode[], Partial<AlertMailDecision>]>([
  ['begins, and is mailed', ['a'], [], { started: ['a'], mail: ['a'] }],
  ['is one of several in one e-mail', ['a', 'b'], [], { started: ['a', 'b'], mail: ['a', 'b'] }],
  ['stays, and is not mailed again', ['a'], [episode('a')], {}],
  ['goes', [], [episode('a')], { gone: ['a'] }],
  ['stays away', [], [episode('a', { goneAt: hoursAgo(5) })], {}],
  ['comes back the same day', ['a'], [episode('a', { goneAt: hoursAgo(23) })], { back: ['a'] }],
  [
    'comes back after a day',
    ['a'],
    [episode('a', { goneAt: hoursAgo(24) })],
    { started: ['a'], mail: ['a'] },
  ],
  ['is gone for a day', [], [episode('a', { goneAt: hoursAgo(24) })], { forgotten: ['a'] }],
  ['waits after four e-mails in a day', ['a', ...KEPT], FOUR_MAILS, { started: ['a'] }],
  [
    'is mailed when the first of four is a day old',
    ['a', ...KEPT],
    [
      ...FOUR_MAILS.slice(0, 3),
      episode('old 4', { mailedAt: hoursAgo(24) }),
      episode('a', { mailedAt: null }),
    ],
    { mail: ['a'] },
  ],
])('an alert %s', (_what, keys, episodes, changes) => {
  expect(decideAlertMail(keys, episodes, NOW)).toEqual({ ...NOTHING, ...changes });
});

it('counts an e-mail about several alerts once', () => {
  const together = KEPT.map((key) => episode(key, { mailedAt: hoursAgo(1) }));
  expect(decideAlertMail(['a', ...KEPT], together, NOW).mail).toEqual(['a']);
});
