import { PRESENCE_INTERVAL_MS } from '../contract/live.ts';
import type { Member } from '../contract/thread.ts';

/** Where somebody of the team was last seen. */
export interface Presence {
  member: Member;
  subscriberId: string | null;
  isTyping: boolean;
  seenMs: number;
}

/** Returns the list with this person at the new place. */
export function withPresence(list: readonly Presence[], seen: Presence): Presence[] {
  const others = list.filter(({ member }) => member.memberId !== seen.member.memberId);
  return seen.subscriberId === null ? others : [...others, seen];
}

/** Returns who else has a thread open. A person who was not seen for two intervals has left without saying so. */
export function othersIn(
  list: readonly Presence[],
  { subscriberId, ownId, nowMs }: { subscriberId: string; ownId: string | null; nowMs: number },
): Presence[] {
  return list.filter(
    ({ member, subscriberId: place, seenMs }) =>
      place === subscriberId && member.memberId !== ownId && nowMs - seenMs < 2 * PRESENCE_INTERVAL_MS,
  );
}
