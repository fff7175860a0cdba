import { expect, it } from 'vitest';
import { awaitProfileUntil } from './await-profile.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const somebody = { now, channel: 'FB', knownSince: after(-1000), firstName: null, locale: null } as const;

it.each([
  ['waits for who came a second ago', {}, after(500)],
  ['waits no longer than some seconds', { knownSince: after(-5000) }, null],
  ['does not wait for who came by another clock', { knownSince: after(1000) }, null],
  ['does not wait once the profile is there, without a language too', { firstName: 'Lena' }, null],
  ['does not wait for who is known to read English', { locale: 'en_GB' }, null],
  ['does not wait on WhatsApp, which tells of no language', { channel: 'WA' as const }, null],
])('%s', (_what, change, until) => {
  expect(awaitProfileUntil({ ...somebody, ...change })).toEqual(until);
});
