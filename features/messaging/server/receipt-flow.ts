import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import type { Channel } from '../contract/message.ts';
import type { Advance } from '../rules/advance.ts';
import type { Receipts } from './receipt-book.ts';

/** Whether receipts flow is asked in minutes: noting it once a second is often enough. */
const NOTED_EVERY_MS = 1000;

/** Keeps when receipts of each sender last came in, and how old they were by then. */
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
    const isDue = (id: string) => now.getTime() - (this.#notedAtMs.get(id) ?? 0) >= NOTED_EVERY_MS;
    const lags = [...lagsOf(batch, now)].filter(([id]) => isDue(id));
    if (lags.length === 0) return;
    await this.#pool.query({
      name: 'note-receipts',
      text: `
        insert into receipt_flow (channel, external_id, last_receipt_at, lag_seconds)
        select $4::text, external_id, $3, lag from unnest($1::text[], $2::int[]) as g(external_id, lag) order by external_id
        on conflict (channel, external_id) do update set
          last_receipt_at = excluded.last_receipt_at, lag_seconds = excluded.lag_seconds`,
      values: [lags.map(([id]) => id), lags.map(([, lag]) => lag), now, this.#channel],
    });
    for (const [id] of lags) this.#notedAtMs.set(id, now.getTime());
  }
}

/** For each sender, how many seconds old the newest of its receipts was when it came in. */
function lagsOf(batch: readonly Receipts[], now: Date): Map<string, number> {
  const lags = new Map<string, number>();
  for (const { advances, senderExternalIds } of batch) {
    const newestMs = Math.max(0, ...advances.map((advance) => momentOf(advance)?.getTime() ?? 0));
    const lag = newestMs === 0 ? 0 : Math.max(0, Math.round((now.getTime() - newestMs) / 1000));
    for (const id of senderExternalIds) lags.set(id, Math.min(lags.get(id) ?? lag, lag));
  }
  return lags;
}

function momentOf({ readAt, deliveredAt, failedAt, sentAt }: Advance): Date | undefined {
  return readAt ?? deliveredAt ?? failedAt ?? sentAt;
}
