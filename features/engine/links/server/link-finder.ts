import type pg from 'pg';
import { readSendingLinkCode } from '#features/engine/messaging/server/sendings-api.ts';
import { SharedLookup } from '#platform/database/batching/shared-lookup.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';

/**
 * A short link: its target, the message that a click counts for, and the message that contains it; null if that
 * contains no part of a flow.
 */
export interface ShortLink {
  code: string;
  shop_id: number;
  message_id: string;
  message_created_at: Date;
  own_message_id: string | null;
  own_created_at: Date | null;
  subscriber_id: string;
  /** Null if the person's row was merged or erased. */
  channel: string | null;
  target_url: string;
}

/** Finds short links by their codes. */
export class LinkFinder {
  readonly #pool: pg.Pool;
  readonly #links = new SharedLookup((codes) => this.#query(codes));

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The link with this code, or null. Rejects if the database does. */
  find(code: string): Promise<ShortLink | null> {
    return this.#links.find(code);
  }

  async #query(codes: readonly string[]): Promise<Map<string, ShortLink>> {
    const inSendings = codes.flatMap((code) => toSendingLink(code) ?? []);
    const sendingCodes = new Set(inSendings.map(({ code }) => code));
    // The two kinds of code differ in length, so each is looked up in its own table only.
    const own = codes.filter((code) => !sendingCodes.has(code));
    const found = await Promise.all([this.#queryOwn(own), this.#querySendings(inSendings)]);
    return new Map(found.flat().map((row) => [row.code, row]));
  }

  async #queryOwn(codes: readonly string[]): Promise<ShortLink[]> {
    if (codes.length === 0) return [];
    const { rows } = await this.#pool.query<ShortLink>({
      name: 'find-links',
      text: `
        select code, shop_id, coalesce(counted_message_id, message_id) as message_id,
          coalesce(counted_created_at, message_created_at) as message_created_at, message_id as own_message_id,
          message_created_at as own_created_at, subscriber_id, target_url, (
            select channel from subscribers s
            where s.shop_id = short_links.shop_id and s.subscriber_id = short_links.subscriber_id
          ) as channel
        from short_links where code = any($1::text[])`,
      values: [codes],
    });
    return rows;
  }

  /** A message of a sending has no link of its own. Its id, which nobody can guess, is part of the address. */
  async #querySendings(asked: readonly SendingLink[]): Promise<ShortLink[]> {
    if (asked.length === 0) return [];
    const { rows } = await this.#pool.query<ShortLink>({
      name: 'find-sending-links',
      text: `
        select g.code, m.shop_id, m.message_id, m.created_at as message_created_at,
          null as own_message_id, null as own_created_at, m.subscriber_id, l.target_url, m.channel
        from unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[]) as g(code, link_code, message_id, created_at)
        join sending_links l on l.code = g.link_code
        join messages m on m.shop_id = l.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
          and m.sending_id = l.sending_id`,
      values: [
        asked.map((one) => one.code),
        asked.map((one) => one.linkCode),
        asked.map((one) => one.messageId),
        asked.map((one) => one.createdAt),
      ],
    });
    return rows;
  }
}

interface SendingLink {
  code: string;
  linkCode: string;
  messageId: string;
  createdAt: Date;
}

function toSendingLink(code: string): SendingLink | null {
  const named = readSendingLinkCode(code);
  const createdAt = named && momentOfId(named.messageId);
  return named && createdAt ? { code, ...named, createdAt } : null;
}
