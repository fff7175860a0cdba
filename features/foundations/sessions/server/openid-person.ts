import { findShopByUrl } from '#features/foundations/store-data/server/index.ts';
import { findUser, giveRole } from '#features/foundations/team/server/index.ts';
import type { OpenIdClaims } from '#partners/openid/payloads.ts';
import type { OpenIdSettings } from '#platform/config/openid-settings.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { openIdRefusalReason, rolesOfClaim } from '../rules/openid-person.ts';

/**
 * Returns the person that a provider names, after giving the roles that the settings attach to the person's claims. Throws
 * OPENID_EMAIL_UNVERIFIED, OPENID_DOMAIN_REFUSED, OPENID_NOT_A_MEMBER and TEAM_FULL.
 */
export async function admitPerson(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { claims, openId }: { claims: OpenIdClaims; openId: OpenIdSettings },
): Promise<string> {
  const refusal = openIdRefusalReason(claims, openId.domains);
  if (refusal !== null) throw new AppError(refusal);
  const { email = '', name = '' } = claims;
  if (!isMailAddress(email)) throw new AppError('OPENID_EMAIL_UNVERIFIED');
  for (const [shopUrl, role] of rolesOfClaim(claims, openId)) {
    const shop = await findShopByUrl(tx, shopUrl);
    if (shop && shop.uninstalled_at === null)
      await giveRole(tx, { shopId: shop.shop_id, email, name, role, now: clock.now() });
  }
  const user = await findUser(tx, email);
  if (!user) throw new AppError('OPENID_NOT_A_MEMBER');
  return user.user_id;
}
