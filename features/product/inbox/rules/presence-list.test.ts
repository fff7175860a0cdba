import { expect, it } from 'vitest';
import { othersIn, withPresence, type Presence } from './presence-list.ts';

const seen = (memberId: string, subscriberId: string | null, seenMs = 0): Presence => ({
  member: { memberId, name: memberId },
  subscriberId,
  isTyping: false,
  seenMs,
});
const here = { subscriberId: 'mira', ownId: 'me', nowMs: 15_000 };
const names = (list: readonly Presence[]) => othersIn(list, here).map(({ member }) => member.name);

it('lists the others in a thread, each at their last place', () => {
  const list = [seen('ana', 'mira'), seen('ben', 'mira'), seen('me', 'mira')].reduce<Presence[]>(
    withPresence,
    [],
  );
  expect(names(list)).toEqual(['ana', 'ben']);
  expect(names(withPresence(list, seen('ana', 'late')))).toEqual(['ben']);
  expect(names(withPresence(list, seen('ana', null)))).toEqual(['ben']);
});

it('forgets whoever was not seen for two intervals', () => {
  expect(names([seen('ana', 'mira', -5000), seen('ben', 'mira', -4999)])).toEqual(['ben']);
});
