import type { Tx } from '#platform/database/database.ts';

/** How far a shop's sign-up for the support chat has come. */
export interface SignUp {
  adminEmail: string;
  accountId: number | null;
  userId: number | null;
  isDone: boolean;
}

/** Longer than all calls of a sign-up may take: a claim as old as this was left by a process that died. */
const CLAIM_LIFETIME_MS = 2 * 60 * 1000;
/** Before every claim, so that the next try may begin at once. */
const RELEASED = new Date(0);

/** Takes the sign-up for one request; null while another has it. What was done before is kept. */
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
