import { expect, it } from 'vitest';
import { groupEvents, type PastPerson } from './group-events.ts';

const NOBODY: PastPerson = {
  subscriberId: null,
  phoneE164: null,
  customerId: null,
  emailKey: null,
  firstName: null,
};
type PastEvent = ReturnType<typeof event>;
const event = (minute: number, person: Partial<PastPerson>) => ({
  name: 'orderPlaced',
  at: new Date(Date.UTC(2026, 10, 20, 12, minute)),
  person: { ...NOBODY, ...person },
});
const minutesOf = (events: PastEvent[]) =>
  groupEvents(events).map((group) => group.map(({ at }) => at.getUTCMinutes()));

it.each<[string, PastEvent[], number[][]]>([
  ['different people apart', [event(1, { phoneE164: '+491' }), event(2, { phoneE164: '+492' })], [[1], [2]]],
  [
    'one person together whose identifiers a third event connects',
    [
      event(1, { phoneE164: '+491' }),
      event(2, { emailKey: 'ana@x' }),
      event(3, { customerId: '7' }),
      event(4, { phoneE164: '+491', emailKey: 'ana@x' }),
      event(5, { customerId: '7', emailKey: 'ana@x' }),
    ],
    [[1, 2, 3, 4, 5]],
  ],
  ['events without a person apart', [event(1, {}), event(2, {})], [[1], [2]]],
  [
    'events of a person in their order',
    [event(9, { customerId: '7' }), event(3, { customerId: '7' })],
    [[3, 9]],
  ],
])('keeps %s', (_name, events, expected) => expect(minutesOf(events)).toEqual(expected));
