import type pg from 'pg';
import type { Channel } from '#platform/channel/channel.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import type { Receipts } from './receipt-batcher.ts';

/** Receipts matter on the scale of minutes here, so one note a second is enough. */
const NOTED_EVERY_MS = 1000;

/** What one batch reports about a sender. */
interface ReceiptActivity {
  at: Date;
  /** How old its newest receipt was when it arrived. */
  lagSeconds: number;
  bearsNote: boolean;
}

/**
 * Stores when the last receipts of each sender arrived, and how old they were. Receipts with our note are stored
 * separately: a missing receipt proves something only where notes come back.
 */
export class ReceiptFlow {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #channel: Channel;
  readonly #log: Logger;
  readonly #notedAtMs = new Map<string, number>();
  readonly #pending = new Map<string, ReceiptActivity>();
  #isWriting = false;

  constructor({ pool, clock, log }: Pick<Context, 'pool' | 'clock' | 'log'>, channel: Channel) {
    this.#pool = pool;
    this.#clock = clock;
    this.#log = log;
    this.#channel = channel;
  }

  /** Notes a batch in the background. Its receipts are stored and answered without waiting for the note. */
  note(batch: readonly Receipts[]): void {
    const now = this.#clock.now();
    for (const [id, activity] of activityIn(batch, now)) {
      if (this.#isDue(id, activity, now)) this.#pending.set(id, merged(this.#pending.get(id), activity));
    }
    if (!this.#isWriting) void this.#writePending();
  }

  /** The next batch notes again what could not be noted. */
  async #writePending(): Promise<void> {
    this.#isWriting = true;
    while (this.#pending.size > 0) {
      const due = [...this.#pending];
      this.#pending.clear();
      try {
        await this.#write(due);
        for (const [id, activity] of due) this.#notedAtMs.set(keyOf(id, activity), activity.at.getTime());
      } catch (error) {
        this.#log.warn({ err: error, senders: due.length }, 'receipts are stored, but not noted');
      }
    }
    this.#isWriting = false;
  }

  async #write(due: readonly [string, ReceiptActivity][]): Promise<void> {
    await this.#pool.query({
      name: 'note-receipts',
      text: `
        insert into receipt_flow as f (channel, external_id, last_webhook_at, lag_seconds, last_receipt_at)
        select $5::text, external_id, at, lag, case when bears_note then at end
        from unnest($1::text[], $2::int[], $3::boolean[], $4::timestamptz[]) as g(external_id, lag, bears_note, at)
        order by external_id
        on conflict (channel, external_id) do update set
          last_webhook_at = excluded.last_webhook_at, lag_seconds = excluded.lag_seconds,
          last_receipt_at = coalesce(excluded.last_receipt_at, f.last_receipt_at)`,
      values: [
        due.map(([id]) => id),
        due.map(([, { lagSeconds }]) => lagSeconds),
        due.map(([, { bearsNote }]) => bearsNote),
        due.map(([, { at }]) => at),
        this.#channel,
      ],
    });
  }

  #isDue(id: string, activity: ReceiptActivity, now: Date): boolean {
    return now.getTime() - (this.#notedAtMs.get(keyOf(id, activity)) ?? 0) >= NOTED_EVERY_MS;
  }
}

function keyOf(id: string, { bearsNote }: ReceiptActivity): string {
  return bearsNote ? `${id}:note` : id;
}

function activityIn(batch: readonly Receipts[], now: Date): Map<string, ReceiptActivity> {
  const activity = new Map<string, ReceiptActivity>();
  for (const { advances, unmatched, senderExternalIds } of batch) {
    const moments = [...advances.map(momentOf), ...unmatched.map(({ at }) => at)];
    const newestMs = Math.max(0, ...moments.map((moment) => moment?.getTime() ?? 0));
    const lag = newestMs === 0 ? 0 : Math.max(0, Math.round((now.getTime() - newestMs) / 1000));
    for (const id of senderExternalIds) {
      activity.set(
        id,
        merged(activity.get(id), { at: now, lagSeconds: lag, bearsNote: advances.length > 0 }),
      );
    }
  }
  return activity;
}

function merged(before: ReceiptActivity | undefined, activity: ReceiptActivity): ReceiptActivity {
  if (!before) return activity;
  return {
    at: activity.at,
    lagSeconds: Math.min(before.lagSeconds, activity.lagSeconds),
    bearsNote: before.bearsNote || activity.bearsNote,
  };
}

function momentOf({ readAt, deliveredAt, failedAt, sentAt }: Advance): Date | undefined {
  return readAt ?? deliveredAt ?? failedAt ?? sentAt;
}
