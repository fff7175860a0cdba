import { expect, it } from 'vitest';
import { facebookState, type FacebookFacts, type FacebookState } from './facebook-status.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const fresh: FacebookFacts = {
  pageId: 'BSFB0123456789abcdef',
  isOnboarded: false,
  isTokenLive: false,
  pickedAt: null,
  now: NOW,
};
const onboarded = { ...fresh, isOnboarded: true };
const withPage = {
  ...onboarded,
  pageId: '112233445566778',
  isTokenLive: true,
  pickedAt: ago(3_600_000),
};
const standing = (fbStatus: FacebookState['fbStatus'], fbConnected: boolean) => ({
  fbStatus,
  fbConnected,
});

const cases: [story: string, facts: FacebookFacts, expected: FacebookState][] = [
  ['a shop that was just installed', fresh, standing('onboard', false)],
  ['onboarding is done, with a placeholder', onboarded, standing('connected', false)],
  ['a page was picked this minute', { ...withPage, pickedAt: ago(59_999) }, standing('loggedIn', true)],
  ['a page was picked a minute ago', { ...withPage, pickedAt: ago(60_000) }, standing('connected', true)],
  ['a page that works', withPage, standing('connected', true)],
  ["the page's token died", { ...withPage, isTokenLive: false }, standing('disconnected', false)],
  [
    'its token died in the minute it was picked',
    { ...withPage, isTokenLive: false, pickedAt: NOW },
    standing('disconnected', false),
  ],
  [
    'the merchant disconnected the page',
    { ...withPage, pageId: 'BSFBfedcba', isTokenLive: false },
    standing('connected', false),
  ],
  [
    'a live token of a page that was disconnected does not count',
    { ...withPage, pageId: 'BSFBfedcba' },
    standing('connected', false),
  ],
];

it.each(cases)('%s', (_story, facts, expected) => {
  expect(facebookState(facts)).toEqual(expected);
});
