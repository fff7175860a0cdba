import { expect, test } from 'vitest';
import { readOutcome } from './send-outcome.ts';

const readAccepted = (body: unknown) =>
  body !== null && typeof body === 'object' && 'id' in body
    ? { kind: 'accepted' as const, providerMessageId: String(body.id) }
    : null;
const refusal = (error: object) => JSON.stringify({ error: { message: 'Invalid parameter', ...error } });

test.each([
  ['an accepted message', 200, '{"id":"m1"}', { kind: 'accepted', providerMessageId: 'm1' }],
  ['an unreadable answer', 200, '<html>', { kind: 'unknown', detail: 'unreadable answer' }],
  ['another body', 200, '{}', { kind: 'unknown', detail: 'unreadable answer' }],
  [
    'a refusal',
    400,
    refusal({ code: 100 }),
    { kind: 'refused', code: 100, subcode: null, detail: 'Invalid parameter' },
  ],
  [
    'a refusal with a message for people',
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
    'a refusal with the status 500',
    500,
    refusal({ code: 2 }),
    { kind: 'refused', code: 2, subcode: null, detail: 'Invalid parameter' },
  ],
  [
    'a 502 without a body, although the message may have been accepted',
    502,
    'Bad Gateway',
    { kind: 'unknown', detail: 'HTTP 502' },
  ],
  ['a 404 without a body', 404, '', { kind: 'refused', code: 100, subcode: null, detail: 'HTTP 404' }],
])('%s', (_what, status, text, outcome) => {
  expect(readOutcome(status, text, readAccepted)).toEqual(outcome);
});
