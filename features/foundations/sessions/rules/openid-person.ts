import type { InvitedRole } from '#features/foundations/team/contract/team-calls.ts';
import { RIGHTS_OF_ROLE } from '#platform/rights/rights.ts';

/** What a login provider signed about a person. Other claims may be there, too. */
interface Claims {
  email?: string | undefined;
  email_verified?: boolean | 'true' | 'false' | undefined;
  [claim: string]: unknown;
}

/** Returns why a person may not log in through the provider, or null. `domains` are those allowed; empty for all. */
export function openIdRefusalReason(
  { email, email_verified: isVerified }: Claims,
  domains: readonly string[],
) {
  // Anybody can enter the address of somebody else. If the provider did not check it, it would open that person's account.
  if (email === undefined || (isVerified !== true && isVerified !== 'true')) return 'OPENID_EMAIL_UNVERIFIED';
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain) ? null : 'OPENID_DOMAIN_REFUSED';
}

interface RoleRule {
  value: string;
  role: InvitedRole;
  shopUrl: string;
}

/**
 * Returns the role that the claim gives in each shop. Of several, the one with the most rights counts. A claim is one text or
 * a list of them.
 */
export function rolesOfClaim(
  claims: Claims,
  { roleClaim, roles }: { roleClaim: string | null; roles: readonly RoleRule[] },
): ReadonlyMap<string, InvitedRole> {
  const claim = roleClaim === null ? undefined : claims[roleClaim];
  const values = Array.isArray(claim) ? claim : [claim];
  const given = roles.filter(({ value }) => values.includes(value));
  const fewestFirst = given.toSorted((one, other) => rightsOf(one.role) - rightsOf(other.role));
  return new Map(fewestFirst.map(({ shopUrl, role }) => [shopUrl, role]));
}

function rightsOf(role: InvitedRole): number {
  return RIGHTS_OF_ROLE[role].length;
}
