import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { Channel } from '../contract/message.ts';
import type { Advance } from '../rules/advance.ts';
import { advanceMessages } from './advance-messages.ts';
import { ReceiptFlow } from './receipt-flow.ts';

/** A receipt that names no message of ours; kept aside. */
export interface UnmatchedReceipt {
  channel: Channel;
  providerMessageId: string;
  status: string;
  body: unknown;
}

/** The receipts of one webhook. */
export interface Receipts {
  advances: Advance[];
  unmatched: UnmatchedReceipt[];
  /** The provider's ids of the senders they belong to. */
  senderExternalIds: string[];
}

const MOST_AT_ONCE = 5000;

/** Stores receipts in batches: what comes in while one batch is written makes up the next. */
export class ReceiptBook {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #stored: (advances: readonly Advance[]) => Promise<void>;
  readonly #channel: Channel;
  readonly #flow: ReceiptFlow;
  #waiting: { receipts: Receipts; stored: () => void; failed: (error: unknown) => void }[] = [];
  #isFlushing = false;

  /** `stored` is told of each batch once it is committed, before its webhooks are answered. */
  constructor(
    pool: pg.Pool,
    clock: Clock,
    stored: (advances: readonly Advance[]) => Promise<void>,
    channel: Channel = 'WA',
  ) {
    this.#pool = pool;
    this.#clock = clock;
    this.#stored = stored;
    this.#channel = channel;
    this.#flow = new ReceiptFlow(pool, clock, channel);
  }

  /** Resolves once the receipts are stored, so that the webhook may be answered; rejects when they are not. */
  add(receipts: Receipts): Promise<void> {
    return new Promise((stored, failed) => {
      this.#waiting.push({ receipts, stored, failed });
      if (!this.#isFlushing) void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#isFlushing = true;
    // Webhooks that arrive in the same turn of the event loop share the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        await this.#store(batch.map((one) => one.receipts));
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    // In the same turn as the last look: what is added from here on starts a flush of its own.
    this.#isFlushing = false;
  }

  /**
   * The steps are one statement that commits by itself: what follows it may be repeated with the webhook, which is
   * answered only after all of it.
   */
  async #store(batch: readonly Receipts[]): Promise<void> {
    const advances = batch.flatMap((receipts) => receipts.advances);
    const missing = await advanceMessages(this.#pool, advances);
    await this.#keepAside([
      ...batch.flatMap((receipts) => receipts.unmatched),
      ...missing.map((advance) => toUnmatched(this.#channel, advance)),
    ]);
    await this.#flow.note(batch);
    await this.#stored(advances);
  }

  async #keepAside(unmatched: readonly UnmatchedReceipt[]): Promise<void> {
    if (unmatched.length === 0) return;
    const now = this.#clock.now();
    await this.#pool.query({
      name: 'keep-unmatched',
      text: `
        insert into unmatched_receipts (receipt_id, channel, provider_message_id, status, body, received_at)
        select g.*, $6 from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::jsonb[]) as g`,
      values: [
        unmatched.map(() => timeOrderedId(now)),
        unmatched.map((one) => one.channel),
        unmatched.map((one) => one.providerMessageId),
        unmatched.map((one) => one.status),
        unmatched.map((one) => storableJson(one.body)),
        now,
      ],
    });
  }
}

/** A receipt with a note of ours whose message is gone, for example with the days that a backup lacks. */
function toUnmatched(channel: Channel, advance: Advance): UnmatchedReceipt {
  const { messageId, providerMessageId = messageId, readAt, deliveredAt, failedAt } = advance;
  const status = (readAt && 'read') || (deliveredAt && 'delivered') || (failedAt && 'failed') || 'sent';
  return { channel, providerMessageId, status, body: advance };
}
