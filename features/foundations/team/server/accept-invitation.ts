import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { deleteInvitation, findOpenInvitation } from './invitation-queries.ts';
import { addMember, findOrCreateUser, findUser, type User } from './team-queries.ts';

/** What accepting an invitation led to. */
export interface Accepted {
  user: User;
  shopId: number;
  /**
   * Whether the person did not exist before. Only then does the link log its reader in: if an invitation was
   * forwarded, its reader must not get into somebody else's account.
   */
  isNew: boolean;
}

/**
 * Makes the invited address a member of the shop. `userId` is the person who is logged in, if there is one. Throws
 * INVITATION_EXPIRED if it was used, withdrawn or is too old, and INVITATION_FOR_OTHER if it is for another address.
 */
export async function acceptInvitation(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { token, name, userId }: { token: string; name: string; userId: string | null },
): Promise<Accepted> {
  const now = clock.now();
  const invitation = await findOpenInvitation(tx, token, { now, isLocked: true });
  if (!invitation) throw new AppError('INVITATION_EXPIRED');
  const known = await findUser(tx, invitation.email);
  if (userId !== null && known?.user_id !== userId) throw new AppError('INVITATION_FOR_OTHER');
  const user = await findOrCreateUser(tx, { email: invitation.email, name, now });
  await addMember(tx, { shopId: invitation.shopId, userId: user.user_id, role: invitation.role, now });
  await deleteInvitation(tx, invitation.shopId, invitation.invitationId);
  return { user, shopId: invitation.shopId, isNew: known === null };
}
