import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for whether the shop's present page can write to a person. A Messenger id belongs to one page. People of
 * WhatsApp, and those without a stored page, always count.
 */
export function isOfConnectedPage(subscriber: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${subscriber}.page_id`)} is null or ${sql.ref(`${subscriber}.page_id`)} = (
    select w.facebook_page_id from shops w where w.shop_id = ${sql.ref(`${subscriber}.shop_id`)}))`;
}
