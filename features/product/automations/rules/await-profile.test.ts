import { expect, it } from 'vitest';
import { awaitProfileUntil } from './await-profile.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const somebody = { now, channel: 'FB', knownSince: after(-1000), firstName: null, locale: null } as const;

it.each([
  ['waits for the profile of a person who came a second ago', {}, after(500)],
  ['waits only some seconds', { knownSince: after(-5000) }, null],
  ['does not wait if the person’s time is in the future', { knownSince: after(1000) }, null],
  ['does not wait if the profile is known, even without a language', { firstName: 'Lena' }, null],
  ['does not wait if the language is known', { locale: 'en_GB' }, null],
  ['does not wait on WhatsApp, which reports no language', { channel: 'WA' as const }, null],
])('%s', (_what, change, until) => {
  expect(awaitProfileUntil({ ...somebody, ...change })).toEqual(until);
});
