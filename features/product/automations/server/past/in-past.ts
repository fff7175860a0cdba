import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';

/**
 * The replayed campaign, and the start of the replay. Its real messages since then do not count; the replayed ones do.
 */
export interface Tried {
  shopId: number;
  type: string;
  channel: Channel;
  from: Date;
}

/** A replayed message, as far as it affects other decisions. */
export interface WouldHave {
  messageId: string;
  subscriberId: string;
  purpose: 'marketing' | 'utility';
  dripId: string;
  /** The id of its event. */
  event: string;
  at: Date;
}

/**
 * Runs a function in a read-only transaction in which the tables of the schema `past` contain the rows of the time set
 * by `moveTo`. Throws SEARCH_TOO_LONG.
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

/** The replay's current time, and the messages that would have been sent by then. */
export class Past {
  readonly #tx: Tx;
  readonly #tried: Tried;

  constructor(tx: Tx, tried: Tried) {
    this.#tx = tx;
    this.#tried = tried;
  }

  /** From now on, rows are as they were at this time, together with these messages. */
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
