import type { Tx } from '#platform/database/database.ts';

/** The progress of a shop's sign-up for the support chat. */
export interface SignUp {
  adminEmail: string;
  accountId: number | null;
  userId: number | null;
  isDone: boolean;
}

/** Longer than a sign-up can take. An older claim is left from a crashed process. */
const CLAIM_LIFETIME_MS = 2 * 60 * 1000;
/** A time before any claim, so that the next attempt can start immediately. */
const RELEASED = new Date(0);

/**
 * Claims a sign-up for one request. Returns null if another request has the claim. The steps already done are kept,
 * except that a new admin address needs a new user.
 */
export async function claimSignUp(tx: Tx, shopId: number, email: string, now: Date): Promise<SignUp | null> {
  const claimable = new Date(now.getTime() - CLAIM_LIFETIME_MS);
  const row = await tx
    .insertInto('support_chats')
    .values({ shop_id: shopId, admin_email: email, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet({ claimed_at: now })
        .where((eb) =>
          eb.or([
            eb('support_chats.claimed_at', '<', claimable),
            eb('support_chats.signed_up_at', 'is not', null),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const isNewAdmin = row.signed_up_at === null && row.admin_email !== email;
  if (isNewAdmin) await saveStep(tx, shopId, { admin_email: email, user_id: null });
  return {
    adminEmail: isNewAdmin ? email : row.admin_email,
    accountId: row.account_id,
    userId: isNewAdmin ? null : row.user_id,
    isDone: row.signed_up_at !== null,
  };
}

export async function saveStep(
  tx: Tx,
  shopId: number,
  step: { admin_email?: string; account_id?: number; user_id?: number | null; signed_up_at?: Date },
): Promise<void> {
  await tx.updateTable('support_chats').set(step).where('shop_id', '=', shopId).execute();
}

export async function releaseClaim(tx: Tx, shopId: number): Promise<void> {
  await tx.updateTable('support_chats').set({ claimed_at: RELEASED }).where('shop_id', '=', shopId).execute();
}

export async function isSignedUp(tx: Tx, shopId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('support_chats')
    .select('signed_up_at')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row !== undefined && row.signed_up_at !== null;
}
