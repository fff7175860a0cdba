import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';

/** Which campaign is tried out, and since when: what it really wrote since then does not count, what it would have does. */
export interface Tried {
  shopId: number;
  type: string;
  channel: Channel;
  from: Date;
}

/** A message that would have been sent, as far as others are decided by it. */
export interface WouldHave {
  messageId: string;
  subscriberId: string;
  purpose: 'marketing' | 'utility';
  dripId: string;
  /** What it is about, by its id. */
  event: string;
  at: Date;
}

/**
 * Reads a shop's rows as they were, in a transaction that cannot write: of the tables of the schema `past`, what was there
 * at the moment that `moveTo` names. Throws SEARCH_TOO_LONG.
 */
export function inPast<Result>(
  ctx: Pick<Context, 'db'>,
  tried: Tried,
  look: (tx: Tx, past: Past) => Promise<Result>,
): Promise<Result> {
  return findInTime(ctx, tried.shopId, async (tx) => {
    await sql`set transaction read only`.execute(tx);
    await set(tx, {
      search_path: 'past, public',
      'bellbird.past_type': tried.type,
      'bellbird.past_channel': tried.channel,
      'bellbird.past_from': tried.from.toISOString(),
      'bellbird.past_messages': '[]',
      'bellbird.as_of': tried.from.toISOString(),
    });
    return look(tx, new Past(tx, tried));
  });
}

/** The moment that is looked at, and what would have been sent by then. */
export class Past {
  readonly #tx: Tx;
  readonly #tried: Tried;

  constructor(tx: Tx, tried: Tried) {
    this.#tx = tx;
    this.#tried = tried;
  }

  /** From now on rows are as they were then, with these messages among them. */
  async moveTo(moment: Date, sent: readonly WouldHave[]): Promise<void> {
    const { shopId, type, channel } = this.#tried;
    const messages = sent.map((one) => ({
      shop_id: shopId,
      message_id: one.messageId,
      created_at: one.at,
      sent_at: one.at,
      subscriber_id: one.subscriberId,
      channel,
      purpose: one.purpose,
      source_kind: 'campaign',
      source_type: type,
      source_id: one.dripId,
      source_event: one.event,
      state: 'sent',
    }));
    await set(this.#tx, {
      'bellbird.as_of': moment.toISOString(),
      'bellbird.past_messages': JSON.stringify(messages),
    });
  }
}

async function set(tx: Tx, settings: Readonly<Record<string, string>>): Promise<void> {
  const all = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(all)}`.execute(tx);
}
