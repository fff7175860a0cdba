import type { Person, TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import type { Thread } from '../contract/thread.ts';

export const MIRA_ID = '0190a000-0000-7000-8000-000000000001';

/** A conversation that waits for the team. */
export function sampleThread(changes: Partial<Thread> = {}): Thread {
  return {
    subscriberId: MIRA_ID,
    channel: 'WA',
    name: 'Mira',
    phoneShown: '+49 1521 5550101',
    state: 'waiting',
    waitingSince: '2026-11-20T10:00:00.000Z',
    snoozedUntil: null,
    lastAt: '2026-11-20T10:00:00.000Z',
    excerpt: 'Where is my parcel?',
    lastKind: 'text',
    lastFrom: 'person',
    assignee: null,
    isUnread: false,
    ...changes,
  };
}

/** A person who wrote, and whom the team can answer. */
export function samplePerson(changes: Partial<Person> = {}): Person {
  return {
    subscriberId: MIRA_ID,
    channel: 'WA',
    firstName: 'Mira',
    lastName: null,
    phone: '+4915215550101',
    phoneShown: '+49 1521 5550101',
    email: null,
    locale: null,
    standing: 'subscribed',
    hasStopped: false,
    since: '2026-03-02T10:00:00.000Z',
    optinType: null,
    revenueMinor: 0,
    creditedOrders: 0,
    windowUntil: '2999-01-01T00:00:00.000Z',
    isForAnswersOnly: false,
    ...changes,
  };
}

/** A text that the person wrote. */
export function sampleInbound(
  text: string | null,
  minute: number,
  what = 'text',
): Extract<TimelineEntry, { kind: 'inbound' }> {
  return {
    entryId: `inbound:${minute}`,
    at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
    kind: 'inbound',
    text,
    what,
    isTap: false,
    answers: null,
    file: null,
  };
}

/** A text of the team, with the id `message`. */
export function sampleMessage(text: string, minute: number): TimelineEntry {
  const at = `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return {
    entryId: 'message:message',
    at,
    kind: 'message',
    bubbles: [bubbleOf({ text })],
    message: {
      messageId: 'message',
      createdAt: at,
      channel: 'WA',
      sourceType: 'direct',
      sourceId: null,
      sourceName: null,
      isTest: false,
      person: { subscriberId: MIRA_ID, name: 'Mira', phoneShown: null, phone: null, email: null },
      state: 'read',
      reason: null,
      failure: null,
      until: null,
      sentAt: at,
      clickedAt: null,
      earned: null,
    },
  };
}
