import type { Act, Actor } from '#platform/audit/act.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { InvitedRole } from '../../contract/team-calls.ts';
import type { MembershipChanges, Pair } from '../../rules/agencies/decide-memberships.ts';

/** Names of what agencies do by links of e-mails, in the audit logs of the shops that they work for. */
export const AGENCY_JOINED = '/auth/acceptInvitation/agency';
export const COLLEAGUE_JOINED = '/auth/acceptInvitation/colleague';

/** An entry in the audit log of a shop that an agency works for. */
export interface AgencyAct {
  actor: Actor;
  act: Omit<Act, 'ip'>;
}

/** The person who acts for an agency, by the name that the log of each shop shows. */
export interface Representative {
  userId: string;
  person: string | null;
  agencyId: string;
}

interface PersonChange {
  by: Representative;
  action: string;
  agency: string;
  person: string;
}

/** Returns the entries about a person who got into shops through an agency. */
export function joinedActs(
  { by, action, agency, person }: PersonChange,
  changes: MembershipChanges,
): AgencyAct[] {
  const roleOf = new Map(changes.write.map(({ shopId, role }) => [shopId, role]));
  return changes.joined.map(({ shopId }) => ({
    actor: { ...by, shopId, role: roleOf.get(shopId) ?? 'viewer' },
    act: { path: action, change: { before: null, after: { person, agency } } },
  }));
}

/** Returns the entries about a person who lost access to shops. `shops` are those of the agency. */
export function leftActs(
  { by, action, agency, person }: PersonChange,
  shops: readonly { shopId: number; role: InvitedRole }[],
  removed: readonly Pair[],
): AgencyAct[] {
  const lost = new Set(removed.map(({ shopId }) => shopId));
  return shops
    .filter(({ shopId }) => lost.has(shopId))
    .map(({ shopId, role }) => ({
      actor: { ...by, shopId, role },
      act: { path: action, change: { before: { person, agency }, after: null } },
    }));
}

/** Returns the entry about an agency that does not work for a shop any more, by its own decision. */
export function endedAct(
  by: Representative,
  { shopId, role, agency, action }: { shopId: number; role: InvitedRole; agency: string; action: string },
): AgencyAct {
  return {
    actor: { ...by, shopId, role },
    act: { path: action, change: { before: { agency, role }, after: null } },
  };
}

/** Writes entries after the commit. The IP address of people of the agency is none of the shop's business. */
export async function writeActs(
  { onAct }: Pick<CallBinder, 'onAct'>,
  acts: readonly AgencyAct[],
): Promise<void> {
  for (const { actor, act } of acts) await onAct(actor, { ...act, ip: null });
}
