import type { Context } from '#platform/context.ts';
import type { LoginAnswer } from '../contract/facebook-login.ts';
import { getFacebookClient, toRefusal } from './facebook-app.ts';
import type { StartedLogin } from './login-cookie.ts';
import { sealGrant } from './sealed-grant.ts';

/**
 * Exchanges a dialog's code for a long-lived token of the person, or the business's own token. The browser gets it
 * encrypted. Throws AppError.
 */
export async function acceptGrant(
  ctx: Context,
  { shopId, purpose }: StartedLogin,
  code: string,
  redirectUri: string,
): Promise<LoginAnswer> {
  const facebook = getFacebookClient(ctx);
  try {
    const token = await facebook.exchangeCode(code, redirectUri);
    if (purpose === 'whatsapp') {
      const accessToken = sealGrant(ctx, { kind: 'business', shopId, token });
      return { purpose, outcome: 'granted', accessToken, userID: '', name: '' };
    }
    const longLived = await facebook.lengthenToken(token);
    const person = await facebook.getPerson(longLived);
    const accessToken = sealGrant(ctx, { kind: 'person', shopId, token: longLived, person });
    return { purpose, outcome: 'granted', accessToken, userID: person.id, name: person.name };
  } catch (error) {
    throw toRefusal(error, { deadToken: 'FACEBOOK_LOGIN_EXPIRED', forbidden: 'FACEBOOK_LOGIN_EXPIRED' });
  }
}
