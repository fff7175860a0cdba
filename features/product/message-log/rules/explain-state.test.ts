import { expect, it } from 'vitest';
import { explainState, type StoredMessage } from './explain-state.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T08:00:00Z');

const sent: StoredMessage = {
  channel: 'WA',
  state: 'sent',
  skipReason: null,
  providerCode: null,
  providerError: null,
  retries: 0,
  outbox: null,
};
const inOutbox = (outbox: Partial<NonNullable<StoredMessage['outbox']>>): StoredMessage => ({
  ...sent,
  state: 'queued',
  outbox: { state: 'queued', reason: null, dueAt: NOW, isAllPaused: false, ...outbox },
});

it.each<[string, StoredMessage, object]>([
  ['a sent message', sent, { state: 'sent', reason: null }],
  ['a read message', { ...sent, state: 'read' }, { state: 'read' }],
  [
    'a message that the gate stopped',
    { ...sent, state: 'skipped', skipReason: 'noConsent' },
    { state: 'skipped', reason: 'noConsent' },
  ],
  [
    'a message that the provider refused',
    { ...sent, state: 'failed', providerCode: 131_026, providerError: 'x' },
    { failure: { code: 131_026, errorClass: 'undeliverable', detail: 'x' } },
  ],
  [
    'a message of a deleted sender, stored as a wrong parameter',
    {
      ...sent,
      state: 'failed',
      providerCode: 100,
      providerError: "Unsupported post request. Object with ID '1' does not exist, cannot be loaded",
    },
    { failure: { code: 33, errorClass: 'account' } },
  ],
  [
    'a message with a wrong parameter',
    { ...sent, state: 'failed', providerCode: 100, providerError: 'Invalid parameter' },
    { failure: { code: 100, errorClass: 'request' } },
  ],
  [
    'a message without an answer',
    { ...sent, state: 'failed', providerError: 'unknown' },
    { failure: { code: null, errorClass: 'noAnswer', detail: '' } },
  ],
  ['a due message', inOutbox({}), { state: 'queued', reason: null }],
  [
    'a due message while all sending is paused',
    inOutbox({ isAllPaused: true }),
    { state: 'waiting', reason: 'allPaused', until: null },
  ],
  [
    'a message that is due after the pause',
    inOutbox({ isAllPaused: true, dueAt: LATER }),
    { state: 'waiting', reason: 'dueLater' },
  ],
  [
    'a message that waits for its code',
    inOutbox({ state: 'awaiting_code' }),
    { state: 'waiting', reason: 'discountCode' },
  ],
  [
    'a message in quiet hours',
    inOutbox({ reason: 'quietHours', dueAt: LATER }),
    { state: 'waiting', reason: 'quietHours', until: LATER },
  ],
  [
    'a message that follows another',
    inOutbox({ state: 'following' }),
    { state: 'waiting', reason: 'dueLater' },
  ],
  ['a message of a paused broadcast', inOutbox({ state: 'paused' }), { state: 'waiting', reason: 'paused' }],
  [
    'a message that is tried again',
    inOutbox({ reason: '130429' }),
    { state: 'waiting', reason: 'retry', failure: { code: 130_429, errorClass: 'rate', detail: '' } },
  ],
  [
    'a message whose connection broke',
    inOutbox({ reason: 'unreached: EMFILE' }),
    { state: 'waiting', reason: 'unreached' },
  ],
  [
    'a message for another day',
    inOutbox({ dueAt: LATER }),
    { state: 'waiting', reason: 'dueLater', until: LATER },
  ],
  [
    'a message to a person who got too many',
    { ...inOutbox({ dueAt: LATER }), retries: 1 },
    { state: 'waiting', reason: 'anotherDay' },
  ],
  ['a message that a worker has claimed', { ...sent, state: 'queued' }, { state: 'sending', reason: null }],
  [
    'an uncertain message',
    inOutbox({ state: 'uncertain', reason: 'worker died' }),
    { state: 'uncertain', reason: 'noAnswer' },
  ],
])('%s', (_name, message, standing) => {
  expect(explainState(message, NOW)).toMatchObject(standing);
});

it('messages that wait for something else have no end of their wait', () => {
  const until = (outbox: Partial<NonNullable<StoredMessage['outbox']>>) =>
    explainState(inOutbox({ ...outbox, dueAt: LATER }), NOW).until;
  expect(until({ state: 'awaiting_code' })).toEqual(LATER);
  expect([until({ state: 'following' }), until({ state: 'paused' }), until({ state: 'held' })]).toEqual([
    null,
    null,
    null,
  ]);
  expect(explainState(inOutbox({ state: 'held' }), NOW)).toMatchObject({
    state: 'waiting',
    reason: 'restored',
  });
  expect(explainState(inOutbox({ dueAt: new Date(NOW.getTime() + 1) }), NOW).state).toBe('waiting');
});

it.each([
  ['unknown', 'noAnswer', ''],
  ['unknownAfterGap', 'webhooksUnavailable', ''],
  ['worker died', 'noAnswer', 'worker died'],
  [null, 'noAnswer', ''],
])('reads a failure stored as %s as %s', (providerError, errorClass, detail) => {
  expect(explainState({ ...sent, state: 'failed', providerError }, NOW).failure).toEqual({
    code: null,
    errorClass,
    detail,
  });
});
