import type { Database } from '#platform/database/database.ts';
import type { InvitedRole } from '../../contract/team-calls.ts';
import { findUser } from '../team-queries.ts';
import { findColleagueInvitation } from './colleague-invitations.ts';
import { findShopInvitation } from './shop-invitations.ts';

/** What an invitation to an agency says. */
export type DescribedInvitation =
  /** A shop invites an agency of the address. */
  | { kind: 'agency'; shopName: string; role: InvitedRole; email: string; isKnown: boolean }
  /** An agency invites the address. */
  | { kind: 'colleague'; agencyName: string; email: string; isKnown: boolean };

/** Describes the open invitation with this token, or returns null if it is none to an agency. */
export async function describeAgencyInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<DescribedInvitation | null> {
  const reading = { now, isLocked: false };
  const ofShop = await findShopInvitation(db, { token }, reading);
  const isKnown = async (email: string) => (await findUser(db, email)) !== null;
  if (ofShop) {
    const { shopName, role, email } = ofShop;
    return { kind: 'agency', shopName, role, email, isKnown: await isKnown(email) };
  }
  const ofAgency = await findColleagueInvitation(db, token, reading);
  if (!ofAgency) return null;
  const { agencyName, email } = ofAgency;
  return { kind: 'colleague', agencyName, email, isKnown: await isKnown(email) };
}
