import { expect, it } from 'vitest';
import { mergeThreads, type MergedThread } from './merge-threads.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 10, minute));

function thread(changes: Partial<MergedThread>): MergedThread {
  return {
    state: 'done',
    waiting_since: null,
    snoozed_until: null,
    last_question_at: null,
    last_message_at: at(0),
    excerpt: null,
    last_kind: 'text',
    last_from: 'person',
    assignee_id: null,
    ...changes,
  };
}

const waiting = (minute: number) =>
  thread({
    state: 'waiting',
    waiting_since: at(minute),
    last_question_at: at(minute),
    last_message_at: at(minute),
  });

it.each<[string, MergedThread, MergedThread, Partial<MergedThread>]>([
  [
    'waits since the first of two questions',
    waiting(5),
    waiting(3),
    { state: 'waiting', waiting_since: at(3), last_question_at: at(5), last_message_at: at(5) },
  ],
  [
    'goes on waiting beside a finished thread, which was the last',
    waiting(1),
    thread({ last_message_at: at(9), excerpt: 'Thank you' }),
    { state: 'waiting', waiting_since: at(1), excerpt: 'Thank you', last_message_at: at(9) },
  ],
  [
    'stays snoozed beside an answered one',
    thread({ state: 'answered' }),
    thread({ state: 'snoozed', snoozed_until: at(50) }),
    { state: 'snoozed', snoozed_until: at(50), waiting_since: null },
  ],
  [
    'keeps who cares for it',
    thread({ state: 'answered' }),
    thread({ assignee_id: 'ana' }),
    { state: 'answered', assignee_id: 'ana' },
  ],
])('a merged thread %s', (_name, one, other, merged) => {
  expect(mergeThreads(one, other)).toMatchObject(merged);
  expect(mergeThreads(other, one)).toMatchObject(merged);
});
