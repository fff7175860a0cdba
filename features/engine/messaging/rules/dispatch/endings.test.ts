import { describe, expect, it } from 'vitest';
import { readCallbackData, writeCallbackData } from '../receipts/callback-data.ts';
import { faultPauseMs } from './fault-pause.ts';
import { toPlainEnding, toStorableEnding } from './plain-ending.ts';

it.each([
  [0, 5000],
  [50_000, 5000],
  [60_000, 6000],
  [6_000_000, 600_000],
  [90_000_000, 600_000],
])('a message delayed by our fault for %i ms waits %i ms more', (ageMs, pauseMs) => {
  expect(faultPauseMs(ageMs)).toBe(pauseMs);
});

describe('an ending without the provider’s texts', () => {
  it.each([
    [
      'drops the refusal',
      { kind: 'failed', code: 7, detail: 'x\u0000' },
      { kind: 'failed', code: null, detail: 'unreadable answer' },
    ],
    [
      'drops the provider’s reason',
      { kind: 'uncertain', reason: 'x' },
      { kind: 'uncertain', reason: 'unreadable answer' },
    ],
    [
      'keeps the gate’s reason to skip',
      { kind: 'skipped', reason: 'noConsent' },
      { kind: 'skipped', reason: 'noConsent' },
    ],
    [
      'keeps the gate’s reason to wait',
      { kind: 'wait', reason: 'quietHours' },
      { kind: 'wait', reason: 'quietHours' },
    ],
    [
      'has a plain id',
      { kind: 'sent', providerMessageId: 'wamid.a\u0000 é=' },
      { kind: 'sent', providerMessageId: 'wamid.a=' },
    ],
    [
      'has a short id',
      { kind: 'sent', providerMessageId: 'x'.repeat(201) },
      { kind: 'sent', providerMessageId: 'x'.repeat(200) },
    ],
    ['stays the same without such texts', { kind: 'sent' }, { kind: 'sent' }],
  ])('%s', (_what, ending, plain) => {
    expect(toPlainEnding(ending)).toEqual(plain);
  });
});

describe('an ending as the database takes it', () => {
  it.each([
    [
      'has no zero characters in its detail',
      { kind: 'failed', code: 7, detail: 'a\u0000b' },
      { kind: 'failed', code: 7, detail: 'ab' },
    ],
    [
      'has no zero characters in its reason',
      { kind: 'uncertain', reason: '\u0000a' },
      { kind: 'uncertain', reason: 'a' },
    ],
    [
      'keeps the largest code',
      { kind: 'failed', code: 2_147_483_647, detail: '' },
      { kind: 'failed', code: 2_147_483_647, detail: '' },
    ],
    [
      'drops a larger code',
      { kind: 'failed', code: 2_147_483_648, detail: '' },
      { kind: 'failed', code: null, detail: '' },
    ],
    [
      'drops a smaller code',
      { kind: 'failed', code: -2_147_483_648, detail: '' },
      { kind: 'failed', code: null, detail: '' },
    ],
    [
      'drops a fractional code',
      { kind: 'failed', code: 1.5, detail: '' },
      { kind: 'failed', code: null, detail: '' },
    ],
    [
      'stays without a code',
      { kind: 'failed', code: null, detail: 'a' },
      { kind: 'failed', code: null, detail: 'a' },
    ],
  ])('%s', (_what, ending, stored) => {
    expect(toStorableEnding(ending)).toEqual(stored);
  });

  it('is the same object if nothing must be fixed', () => {
    for (const ending of [
      { kind: 'sent', detail: '\u0000' },
      { kind: 'wait' },
      { kind: 'failed', code: 1.5 },
    ])
      expect(toStorableEnding(ending)).toBe(ending);
  });
});

describe('the note of a message', () => {
  const messageId = '0199f2c4-7a3b-7c1d-8e2f-123456789abc';

  it('is read back as it was written', () => {
    expect(writeCallbackData(12, messageId)).toBe(`b1:12:${messageId}`);
    expect(readCallbackData(writeCallbackData(12, messageId))).toEqual({ shopId: 12, messageId });
  });

  it.each([
    undefined,
    '',
    'b1:',
    `b2:12:${messageId}`,
    `b1:x:${messageId}`,
    `b1:12:${messageId}0`,
    `b1:${'9'.repeat(16)}:${messageId}`,
    ` b1:12:${messageId}`,
  ])('is not read from another value: %s', (note) => {
    expect(readCallbackData(note)).toBeNull();
  });
});
