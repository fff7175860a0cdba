import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { hashOf } from './hash-of.ts';

const TOKEN_LENGTH = 32;

/** A browser that gets a token: the subscriber's, or unconfirmed until a message names the code. */
export interface NewBrowser {
  shopId: number;
  subscriberId: string | null;
  visitorId: string;
  confirmationCode: string;
}

/** A browser, found by its token. Without a subscriber it is unconfirmed. */
export interface Browser {
  tokenHash: string;
  subscriberId: string | null;
}

/** Gives each browser a random token and returns the tokens in the same order. Only their hashes are stored. */
export async function giveShopperTokens(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  browsers: readonly NewBrowser[],
): Promise<{ token: string; tokenHash: string }[]> {
  if (browsers.length === 0) return [];
  const given = browsers
    .map(() => shortCode(TOKEN_LENGTH))
    .map((token) => ({ token, tokenHash: hashOf(token) }));
  const now = ctx.clock.now();
  await sql`
    insert into shopper_tokens (shop_id, token_hash, subscriber_id, visitor_id, confirmation_code, created_at, seen_at)
    select shop_id, token_hash, subscriber_id, visitor_id, code, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${browsers.map(({ shopId }) => shopId)}::bigint[], ${given.map((one) => one.tokenHash)}::text[],
      ${browsers.map(({ subscriberId }) => subscriberId)}::uuid[], ${browsers.map(({ visitorId }) => visitorId)}::text[],
      ${browsers.map((one) => (one.subscriberId === null ? one.confirmationCode : null))}::text[])
      as t (shop_id, token_hash, subscriber_id, visitor_id, code)`.execute(tx);
  return given;
}

/** Returns which of these browsers already have a token for their subscriber. */
export async function findKnownBrowsers<
  One extends { shopId: number; subscriberId: string; visitorId: string },
>(tx: Tx, asked: readonly One[]): Promise<Set<One>> {
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ nth: number }>`
    select a.nth::integer as nth
    from rows from (
      unnest(${asked.map(({ shopId }) => shopId)}::bigint[], ${asked.map((one) => one.subscriberId)}::uuid[],
        ${asked.map(({ visitorId }) => visitorId)}::text[])
    ) with ordinality as a (shop_id, subscriber_id, visitor_id, nth)
    where exists (select from shopper_tokens t where t.shop_id = a.shop_id and t.subscriber_id = a.subscriber_id
      and t.visitor_id = a.visitor_id)`.execute(tx);
  return new Set(rows.flatMap(({ nth }) => asked[nth - 1] ?? []));
}

/** The person's message named this code, so the browser that got it is theirs. Returns its hashed token. */
export async function confirmBrowser(
  tx: Tx,
  { shopId, code, subscriberId }: { shopId: number; code: string; subscriberId: string },
): Promise<string | null> {
  const row = await tx
    .updateTable('shopper_tokens')
    .set({ subscriber_id: subscriberId, confirmation_code: null })
    .where('shop_id', '=', shopId)
    .where('confirmation_code', '=', code)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/** Returns the browser with this token, or null; saves that it was seen. */
export async function findBrowser(tx: Tx, shopId: number, token: string, now: Date): Promise<Browser | null> {
  const row = await tx
    .updateTable('shopper_tokens')
    .set({ seen_at: now })
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', hashOf(token))
    .returning(['token_hash', 'subscriber_id'])
    .executeTakeFirst();
  return row ? { tokenHash: row.token_hash, subscriberId: row.subscriber_id } : null;
}
