import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';

const TOKEN_LENGTH = 32;

/** For each browser a word by which it is known as the subscriber's from now on. They are kept as hashes alone. */
export async function giveShopperTokens(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shoppers: readonly { shopId: number; subscriberId: string }[],
): Promise<string[]> {
  if (shoppers.length === 0) return [];
  const tokens = shoppers.map(() => shortCode(TOKEN_LENGTH));
  const now = ctx.clock.now();
  await sql`
    insert into shopper_tokens (shop_id, token_hash, subscriber_id, created_at, seen_at)
    select shop_id, token_hash, subscriber_id, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${shoppers.map(({ shopId }) => shopId)}::bigint[], ${tokens.map(hashOf)}::text[],
      ${shoppers.map(({ subscriberId }) => subscriberId)}::uuid[]) as t (shop_id, token_hash, subscriber_id)`.execute(
    tx,
  );
  return tokens;
}

/** Whose browser gives this word, or null; notes that it was seen. */
export async function findShopper(tx: Tx, shopId: number, token: string, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('shopper_tokens')
    .set({ seen_at: now })
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', hashOf(token))
    .returning('subscriber_id')
    .executeTakeFirst();
  return row?.subscriber_id ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
