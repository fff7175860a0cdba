import { describe, expect, it } from 'vitest';
import { codeOfStep, findStep, setUpAddress, stepAt, writeSecret } from './time-codes.ts';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B: the last six of the eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('computes the code of second %i as the standard does', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

describe('the clock of a phone', () => {
  const now = new Date('2026-11-20T12:00:10Z');
  it.each([
    ['is right', 0, true],
    ['is a step behind', -1, true],
    ['is a step ahead', 1, true],
    ['is two steps behind', -2, false],
    ['is two steps ahead', 2, false],
  ])('%s', (_what, drift, isAccepted) => {
    const step = stepAt(now) + drift;
    expect(findStep(SECRET, codeOfStep(SECRET, step), now)).toBe(isAccepted ? step : null);
  });
});

it('accepts no text that is not a code', () => {
  expect(findStep(SECRET, '28708', new Date(59_000))).toBeNull();
  expect(findStep(SECRET, '', new Date(59_000))).toBeNull();
});

// RFC 4648, section 10, and the secret of RFC 6238.
it('writes a secret in base32', () => {
  expect(writeSecret(Buffer.from('fooba'))).toBe('MZXW6YTB');
  expect(writeSecret(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

it('writes the address that an app reads', () => {
  expect(setUpAddress(SECRET, 'ada@wren.example')).toBe(
    'otpauth://totp/Bellbird%3Aada%40wren.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Bellbird',
  );
});
