import { AppError } from '#platform/errors/app-error.ts';
import { hasRight, type Right, type Role } from '#platform/rights/rights.ts';

/** Who makes a request, for which shop, and the ids of the shop's pages in calls. */
export interface MerchantSession {
  sessionId: string;
  /** The person of the team. Null for a login through the store's own admin, which is the owner's. */
  userId: string | null;
  /** The person's name or, without one, e-mail address. Null for the owner. */
  person: string | null;
  role: Role;
  /** The agency through which the person works in the shop. Null for the owner and for people whom the shop invited. */
  agencyId: string | null;
  shopId: number;
  shopUrl: string;
  facebookPageId: string;
  /** Whether the shop requires a second step that the person has not set up. Only the set-up is open then. */
  lacksSecondFactor: boolean;
}

/** Throws RIGHT_MISSING unless the session's role includes the right. */
export function requireRight({ role }: Pick<MerchantSession, 'role'>, right: Right): void {
  if (!hasRight(role, right)) throw new AppError('RIGHT_MISSING');
}
