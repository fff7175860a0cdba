import { randomBytes } from 'node:crypto';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { ChatwootClient } from '#partners/chatwoot/chatwoot-client.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { claimSignUp, saveStep, releaseClaim, type SignUp } from './support-queries.ts';

/**
 * Creates the shop's account on the support chat server with `email` as admin. The server e-mails a link to set the
 * password.
 * Returns the address of that e-mail. If the shop is already signed up, returns the address it signed up with.
 */
export async function signUpForSupportChat(
  ctx: Context,
  session: MerchantSession,
  email: string,
): Promise<string> {
  const { chatwoot } = ctx.settings.support;
  if (chatwoot === null) throw new AppError('SUPPORT_CHAT_NOT_SET_UP');
  const { shopId } = session;
  const claimed = await inShop(ctx.db, shopId, async (tx) => {
    await requireFeature(tx, shopId, 'customerSupport');
    return claimSignUp(tx, shopId, email, ctx.clock.now());
  });
  if (claimed === null) throw new AppError('SUPPORT_SIGN_UP_UNDER_WAY');
  if (claimed.isDone) return claimed.adminEmail;
  try {
    await makeAccount(ctx, new ChatwootClient(chatwoot), shopId, claimed);
  } catch (error) {
    await inShop(ctx.db, shopId, (tx) => releaseClaim(tx, shopId));
    throw error instanceof AppError ? error : new AppError('PARTNER_FAILED', { cause: error });
  }
  return claimed.adminEmail;
}

/** Saves each step before the next, so that a retry does not create a second account. */
async function makeAccount(
  ctx: Context,
  chatwoot: ChatwootClient,
  shopId: number,
  signUp: SignUp,
): Promise<void> {
  const keep = (step: Parameters<typeof saveStep>[2]) =>
    inShop(ctx.db, shopId, (tx) => saveStep(tx, shopId, step));
  const email = signUp.adminEmail;
  const shop = await inShop(ctx.db, shopId, (tx) => getShop(tx, shopId));
  let { accountId, userId } = signUp;
  if (accountId === null) {
    accountId = await chatwoot.createAccount({ name: shop.name, support_email: email, domain: shop.domain });
    await keep({ account_id: accountId });
  }
  if (userId === null) {
    userId = await chatwoot.createUser({ name: shop.name, email, password: unknownPassword() });
    await keep({ user_id: userId });
  }
  await chatwoot.addToAccount(accountId, { user_id: userId, role: 'administrator' });
  await chatwoot.sendPasswordMail(email);
  await keep({ signed_up_at: ctx.clock.now() });
}

/**
 * Chatwoot requires every kind of character. Nobody knows this password, because the admin sets one with the link in
 * the e-mail.
 */
function unknownPassword(): string {
  return `${randomBytes(24).toString('base64url')}Aa1!`;
}
