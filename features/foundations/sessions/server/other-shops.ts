import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { WORKING } from './session-queries.ts';

/** Another shop of a session's person, and the session as it would be there. */
interface OtherShop {
  session: MerchantSession;
  shopName: string;
}

/**
 * Returns the other installed shops of a session's person by name, or only the one with an address. Each has the
 * session that `switchShop` would lead to, so its role and its required second step are those of this moment. The
 * owner's login has no other shop.
 */
export async function listOtherShops(
  db: Database,
  { sessionId }: Pick<MerchantSession, 'sessionId'>,
  { now, shopUrl = null }: { now: Date; shopUrl?: string | null },
): Promise<OtherShop[]> {
  const { rows } = await sql<MerchantSession & { shopName: string }>`
    select ${WORKING}, s.name as "shopName"
    from merchant_sessions m join memberships b on b.user_id = m.user_id
      join shops s on s.shop_id = b.shop_id
      join users u on u.user_id = m.user_id
    where m.session_id = ${sessionId} and m.expires_at > ${now} and s.uninstalled_at is null
      and s.shop_id <> m.shop_id and (${shopUrl}::text is null or s.shop_url = ${shopUrl})
    order by s.name, s.shop_id`.execute(db);
  return rows.map(({ shopName, ...session }) => ({ session, shopName }));
}
