import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { spellingsOf } from '#platform/phone/phone-spellings.ts';

type WithKey = Pick<Context, 'settings'>;

/** Remembers, without keeping the number, that this person was erased. */
export async function suppressPhone(
  ctx: Pick<Context, 'settings' | 'clock'>,
  tx: Tx,
  shopId: number,
  phoneE164: string,
): Promise<void> {
  const at = ctx.clock.now();
  await tx
    .insertInto('suppressed_phones')
    .values({ shop_id: shopId, phone_hash: hashPhone(ctx, shopId, phoneE164), suppressed_at: at })
    .onConflict((conflict) => conflict.columns(['shop_id', 'phone_hash']).doUpdateSet({ suppressed_at: at }))
    .execute();
}

/** When the person with this number was erased, or null. */
export async function findSuppression(
  ctx: WithKey,
  tx: Tx,
  shopId: number,
  phoneE164: string,
): Promise<Date | null> {
  const hashes = spellingsOf(phoneE164).map((spelling) => hashPhone(ctx, shopId, spelling));
  const row = await tx
    .selectFrom('suppressed_phones')
    .select('suppressed_at')
    .where('shop_id', '=', shopId)
    .where('phone_hash', 'in', hashes)
    .orderBy('suppressed_at', 'desc')
    .executeTakeFirst();
  return row?.suppressed_at ?? null;
}

/** Which of these numbers belong to people who were erased. They are asked for where anybody was. */
export async function findSuppressed(
  ctx: WithKey,
  tx: Tx,
  shopId: number,
  readPhones: () => Promise<readonly string[]>,
): Promise<Set<string>> {
  // In most shops nobody was, and no number need be hashed.
  const anybody = await tx
    .selectFrom('suppressed_phones')
    .select('shop_id')
    .where('shop_id', '=', shopId)
    .limit(1)
    .executeTakeFirst();
  if (!anybody) return new Set();
  const byHash = new Map(
    (await readPhones()).flatMap((phone) =>
      // Who was erased before stays erased, in whatever spelling their number was hashed.
      spellingsOf(phone).map(
        (spelling) => [hashPhone(ctx, shopId, spelling).toString('hex'), phone] as const,
      ),
    ),
  );
  const { rows } = await sql<{ hash: string }>`
    select encode(phone_hash, 'hex') as hash from suppressed_phones
    where shop_id = ${shopId} and phone_hash in (select decode(h, 'hex') from unnest(${[...byHash.keys()]}::text[]) h)`.execute(
    tx,
  );
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

/** Keyed, since all phone numbers there are can be tried in an hour. */
function hashPhone({ settings }: WithKey, shopId: number, phoneE164: string): Buffer {
  const key = createHmac('sha256', settings.encryptionKey).update('bellbird suppressed phone').digest();
  return createHmac('sha256', key).update(`${shopId}:${phoneE164}`).digest();
}
