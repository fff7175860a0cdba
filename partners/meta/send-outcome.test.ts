import { expect, test } from 'vitest';
import { readOutcome } from './send-outcome.ts';

const readAccepted = (body: unknown) =>
  body !== null && typeof body === 'object' && 'id' in body
    ? { kind: 'accepted' as const, providerMessageId: String(body.id) }
    : null;
const refusal = (error: object) => JSON.stringify({ error: { message: 'Invalid parameter', ...error } });

test.each([
  ['a message that was taken', 200, '{"id":"m1"}', { kind: 'accepted', providerMessageId: 'm1' }],
  ['words that nobody can read', 200, '<html>', { kind: 'unknown', detail: 'unreadable answer' }],
  ['another body', 200, '{}', { kind: 'unknown', detail: 'unreadable answer' }],
  [
    'a refusal',
    400,
    refusal({ code: 100 }),
    { kind: 'refused', code: 100, subcode: null, detail: 'Invalid parameter' },
  ],
  [
    'a refusal that says more to people',
    400,
    refusal({ code: 10, error_subcode: 2_018_278, error_user_msg: 'Outside of the window' }),
    { kind: 'refused', code: 10, subcode: 2_018_278, detail: 'Outside of the window' },
  ],
  [
    'a refusal with details',
    400,
    refusal({ code: 131_026, error_data: { details: 'No such person' }, error_user_msg: 'Not sent' }),
    { kind: 'refused', code: 131_026, subcode: null, detail: 'No such person' },
  ],
  [
    'a refusal that stands behind a 500',
    500,
    refusal({ code: 2 }),
    { kind: 'refused', code: 2, subcode: null, detail: 'Invalid parameter' },
  ],
  [
    'a bare 502, behind which it may have been taken',
    502,
    'Bad Gateway',
    { kind: 'unknown', detail: 'HTTP 502' },
  ],
  ['a bare 404', 404, '', { kind: 'refused', code: 100, subcode: null, detail: 'HTTP 404' }],
])('%s', (_what, status, text, outcome) => {
  expect(readOutcome(status, text, readAccepted)).toEqual(outcome);
});
