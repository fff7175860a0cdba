import { expect, it } from 'vitest';
import type { Advance } from './advance.ts';
import { storableAdvance, storableMoment } from './storable-advance.ts';

const base = { shopId: 1, messageId: '0196f000-0000-7000-8000-000000000001', createdAt: new Date(0) };
const price = { isBillable: true, at: new Date(0) };

it.each<[string, Partial<Advance>, Partial<Advance>]>([
  ['a text with zero characters', { error: 'not\0there' }, { error: 'notthere' }],
  ['a long text', { error: 'x'.repeat(900) }, { error: 'x'.repeat(500) }],
  ['a code beyond the column’s range', { code: 3_000_000_000, error: 'Odd' }, { error: 'Odd' }],
  ['a code with a fraction', { code: 131.5 }, {}],
  ['an id with zero characters', { providerMessageId: 'wamid\0.1' }, { providerMessageId: 'wamid.1' }],
  [
    'a price with long texts',
    { pricing: { ...price, type: 'a\0b', category: 'x'.repeat(90) } },
    { pricing: { ...price, type: 'ab', category: 'x'.repeat(40) } },
  ],
  ['a valid report', { code: 131_026, error: 'Gone' }, { code: 131_026, error: 'Gone' }],
])('makes %s storable', (_what, reported, stored) => {
  expect(storableAdvance({ ...base, ...reported })).toEqual({ ...base, ...stored });
});

it('accepts only times with a four-digit year', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  expect(storableMoment(now)).toBe(now);
  expect(storableMoment(new Date('+033658-09-27T00:00:00Z'))).toBeNull();
  expect(storableMoment(new Date(Number.NaN))).toBeNull();
});
