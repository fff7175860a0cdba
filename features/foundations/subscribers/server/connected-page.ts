import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for whether a person can be written to by the page that the shop has now. A Messenger id belongs to one page; people
 * of WhatsApp, and those whose page was never noted, have none to compare.
 */
export function isOfConnectedPage(subscriber: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${subscriber}.page_id`)} is null or ${sql.ref(`${subscriber}.page_id`)} = (
    select w.facebook_page_id from shops w where w.shop_id = ${sql.ref(`${subscriber}.shop_id`)}))`;
}
