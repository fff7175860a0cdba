import { expect, it } from 'vitest';
import { mayResume } from './may-resume.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 9, minute));
const granted = (minute: number, origin = 'visualPopup') => ({
  kind: 'granted' as const,
  origin,
  at: at(minute),
});
const revoked = (minute: number, origin: string) => ({ kind: 'revoked' as const, origin, at: at(minute) });
const inWhatsApp = revoked(2, 'userPreferences');

it.each([
  ['what was stopped there', [granted(0), inWhatsApp], 3, true],
  ['what was stopped there, as a send error showed', [granted(0), revoked(2, 'providerBlock')], 3, true],
  [
    'in the same second as the stop, as WhatsApp reports it',
    [granted(0), { ...inWhatsApp, at: new Date(at(3).getTime() + 900) }],
    3,
    true,
  ],
  ['reported late, after a later stop', [granted(0), revoked(5, 'userPreferences')], 3, false],
  ['without an earlier consent', [inWhatsApp], 3, false],
  ['what the merchant had ended before', [granted(0), revoked(1, 'merchant'), inWhatsApp], 3, false],
  ['what the store had ended before', [granted(0), revoked(1, 'storeConsent'), inWhatsApp], 3, false],
  ['what the merchant has ended since', [granted(0), inWhatsApp, revoked(2, 'merchant')], 3, false],
  ['what a STOP has ended since', [granted(0), inWhatsApp, revoked(2, 'keyword')], 3, false],
])('resumes %s: %s at %i is %s', (_what, entries, minute, may) => {
  const standing = entries.filter(({ origin }) => ['userPreferences', 'keyword'].includes(origin));
  expect(mayResume({ entries, standing }, at(minute))).toBe(may);
});

it('does not resume over an earlier STOP that only a page has answered', () => {
  const stop = revoked(1, 'keyword');
  const entries = [granted(0), stop, granted(1), inWhatsApp];
  expect(mayResume({ entries, standing: [stop, inWhatsApp] }, at(3))).toBe(false);
});
