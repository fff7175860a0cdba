import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

/** A number whose templates are to be read. `cursor` is the end of the page before, or null. */
export interface SenderToRead {
  shop_id: number;
  sender_id: string;
  provider: 'meta' | 'gupshup';
  business_account_id: string;
  access_token_sealed: Buffer;
  cursor: string | null;
}

/**
 * Returns the number whose list of templates is due: each once a day, a page a minute. Marked as read before the
 * request, so that another worker takes the next one.
 */
export async function takeSenderToRead({ db }: Pick<Context, 'db'>, now: Date): Promise<SenderToRead | null> {
  const { rows } = await sql<SenderToRead>`
    update senders set templates_read_at = ${now}
    where (shop_id, sender_id) = (
      select s.shop_id, s.sender_id from senders s join shops on shops.shop_id = s.shop_id
      where s.channel = 'WA' and s.provider in ('meta', 'gupshup') and s.business_account_id is not null
        and s.released_at is null and s.token_died_at is null and shops.uninstalled_at is null
        and (
          s.templates_read_at is null
          or s.templates_read_at < ${now}::timestamptz - interval '1 day'
          or (s.templates_cursor is not null and s.templates_read_at < ${now}::timestamptz - interval '1 minute')
        )
      order by s.templates_read_at nulls first
      limit 1
      for update of s skip locked
    )
    returning shop_id, sender_id, provider, business_account_id, access_token_sealed, templates_cursor as cursor`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Stores the start of the next page of its templates. Null when all are read. */
export async function saveTemplatesCursor(
  { db }: Pick<Context, 'db'>,
  { shop_id: shopId, sender_id: senderId }: Pick<SenderToRead, 'shop_id' | 'sender_id'>,
  cursor: string | null,
): Promise<void> {
  await db
    .updateTable('senders')
    .set({ templates_cursor: cursor })
    .where('shop_id', '=', shopId)
    .where('sender_id', '=', senderId)
    .execute();
}
