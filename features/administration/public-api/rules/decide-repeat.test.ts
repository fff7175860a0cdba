import { expect, it } from 'vitest';
import { decideRepeat, REQUEST_LEASE_MS, type StoredRequest } from './decide-repeat.ts';

const hash = Buffer.from('a');
const startedAt = new Date('2026-11-30T10:00:00Z');
const stored: StoredRequest = { requestHash: hash, startedAt, done: null };
const after = (ms: number) => new Date(startedAt.getTime() + ms);

it.each([
  ['the first result', { ...stored, done: { id: 'm1' } }, hash, 5, { kind: 'done', done: { id: 'm1' } }],
  [
    'a refusal while the first runs',
    stored,
    hash,
    REQUEST_LEASE_MS - 1,
    { kind: 'refuse', code: 'REQUEST_RUNNING' },
  ],
  ['another attempt once the first must have died', stored, hash, REQUEST_LEASE_MS, { kind: 'runAgain' }],
  [
    'a refusal of another request with the same key, even after a result',
    { ...stored, done: {} },
    Buffer.from('b'),
    5,
    { kind: 'refuse', code: 'IDEMPOTENCY_KEY_REUSED' },
  ],
])('gives %s', (_what, known, asked, ms, outcome) => {
  expect(decideRepeat(known, asked, after(ms))).toEqual(outcome);
});
