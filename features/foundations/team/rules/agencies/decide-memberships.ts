import { RIGHTS_OF_ROLE } from '#platform/rights/rights.ts';
import type { InvitedRole } from '../../contract/team-calls.ts';

/** A person in a shop. */
export interface Pair {
  shopId: number;
  userId: string;
}

/** A way into a shop that an agency gives a person: the person belongs to it, it works for the shop, and nobody closed the way. */
export interface AgencyWay extends Pair {
  agencyId: string;
  role: InvitedRole;
  /** When the agency joined the shop. */
  joinedAt: Date;
}

/** A membership as it is stored. `agencyId` is null if the shop invited the person. */
export interface StoredMembership extends Pair {
  role: InvitedRole;
  agencyId: string | null;
}

/** The difference between the memberships as they are and as they should be. */
export interface MembershipChanges {
  /** New ones, and those with another role or agency. */
  write: (Pair & { role: InvitedRole; agencyId: string })[];
  /** Those of `write` whose person was not in the shop before. */
  joined: Pair[];
  removed: Pair[];
}

/**
 * Decides the memberships of people in shops from the agencies that bring them there. A shop's own invitation counts before
 * any agency and is never changed. Of two agencies, the one with the stronger role counts, and then the one that came first.
 */
export function decideMemberships(
  ways: readonly AgencyWay[],
  stored: readonly StoredMembership[],
): MembershipChanges {
  const best = new Map<string, AgencyWay>();
  for (const way of ways) {
    const other = best.get(keyOf(way));
    if (!other || isBetter(way, other)) best.set(keyOf(way), way);
  }
  const storedOf = new Map(stored.map((membership) => [keyOf(membership), membership]));
  const write = [...best.values()].filter((way) => {
    const now = storedOf.get(keyOf(way));
    return !now || (now.agencyId !== null && (now.agencyId !== way.agencyId || now.role !== way.role));
  });
  return {
    write: write.map(({ shopId, userId, role, agencyId }) => ({ shopId, userId, role, agencyId })),
    joined: write.filter((way) => !storedOf.has(keyOf(way))).map(toPair),
    removed: stored.filter((one) => one.agencyId !== null && !best.has(keyOf(one))).map(toPair),
  };
}

function isBetter(one: AgencyWay, other: AgencyWay): boolean {
  const difference = RIGHTS_OF_ROLE[one.role].length - RIGHTS_OF_ROLE[other.role].length;
  if (difference !== 0) return difference > 0;
  const later = one.joinedAt.getTime() - other.joinedAt.getTime();
  return later === 0 ? one.agencyId < other.agencyId : later < 0;
}

function keyOf({ shopId, userId }: Pair): string {
  return `${shopId} ${userId}`;
}

function toPair({ shopId, userId }: Pair): Pair {
  return { shopId, userId };
}
