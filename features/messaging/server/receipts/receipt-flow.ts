import type pg from 'pg';
import type { Channel } from '#platform/channel/channel.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import type { Receipts } from './receipt-batcher.ts';

/** Whether receipts flow is asked in minutes: noting it once a second is often enough. */
const NOTED_EVERY_MS = 1000;

/** What one batch says of a sender. */
interface Heard {
  /** How old the newest of its receipts was when it came in. */
  lagSeconds: number;
  bearsNote: boolean;
}

/**
 * Keeps when receipts of each sender last came in, and how old they were by then. Those that bear our note are kept
 * apart: only where notes come back does it prove something that none came back for a message.
 */
export class ReceiptFlow {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #channel: Channel;
  readonly #notedAtMs = new Map<string, number>();

  constructor(pool: pg.Pool, clock: Clock, channel: Channel) {
    this.#pool = pool;
    this.#clock = clock;
    this.#channel = channel;
  }

  async note(batch: readonly Receipts[]): Promise<void> {
    const now = this.#clock.now();
    const due = [...heardIn(batch, now)].filter(([id, heard]) => this.#isDue(id, heard, now));
    if (due.length === 0) return;
    await this.#pool.query({
      name: 'note-receipts',
      text: `
        insert into receipt_flow as f (channel, external_id, heard_at, lag_seconds, last_receipt_at)
        select $5::text, external_id, $4, lag, case when bears_note then $4::timestamptz end
        from unnest($1::text[], $2::int[], $3::boolean[]) as g(external_id, lag, bears_note) order by external_id
        on conflict (channel, external_id) do update set
          heard_at = excluded.heard_at, lag_seconds = excluded.lag_seconds,
          last_receipt_at = coalesce(excluded.last_receipt_at, f.last_receipt_at)`,
      values: [
        due.map(([id]) => id),
        due.map(([, { lagSeconds }]) => lagSeconds),
        due.map(([, { bearsNote }]) => bearsNote),
        now,
        this.#channel,
      ],
    });
    for (const [id, heard] of due) this.#notedAtMs.set(keyOf(id, heard), now.getTime());
  }

  #isDue(id: string, heard: Heard, now: Date): boolean {
    return now.getTime() - (this.#notedAtMs.get(keyOf(id, heard)) ?? 0) >= NOTED_EVERY_MS;
  }
}

function keyOf(id: string, { bearsNote }: Heard): string {
  return bearsNote ? `${id}:note` : id;
}

function heardIn(batch: readonly Receipts[], now: Date): Map<string, Heard> {
  const heard = new Map<string, Heard>();
  for (const { advances, unmatched, senderExternalIds } of batch) {
    const moments = [...advances.map(momentOf), ...unmatched.map(({ at }) => at)];
    const newestMs = Math.max(0, ...moments.map((moment) => moment?.getTime() ?? 0));
    const lag = newestMs === 0 ? 0 : Math.max(0, Math.round((now.getTime() - newestMs) / 1000));
    for (const id of senderExternalIds) {
      const before = heard.get(id);
      heard.set(id, {
        lagSeconds: Math.min(before?.lagSeconds ?? lag, lag),
        bearsNote: advances.length > 0 || before?.bearsNote === true,
      });
    }
  }
  return heard;
}

function momentOf({ readAt, deliveredAt, failedAt, sentAt }: Advance): Date | undefined {
  return readAt ?? deliveredAt ?? failedAt ?? sentAt;
}
