import type pg from 'pg';
import { isRefusal } from '#platform/database/errors/refusal.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { VisitKind } from '../rules/visit-kind.ts';

/** A request for a short link that did not come from a person. */
export interface LinkRequest {
  shopId: number;
  /** The message that contains the link, or the one that its clicks count for. */
  messageId: string;
  kind: Exclude<VisitKind, 'person'>;
  at: Date;
}

interface Counted extends Omit<LinkRequest, 'at'> {
  requests: number;
  firstAt: Date;
  lastAt: Date;
}

const FLUSH_PAUSE_MS = 1000;
/** At most this many different links are counted in one second, to limit the memory. */
const MOST_AT_ONCE = 5000;

/**
 * Counts requests that are not clicks, and writes the counts of each second with one statement. They are neither billed
 * nor shown, so what the database refuses is dropped and logged.
 */
export class RequestCounter {
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  #counted = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
  }

  add({ at, ...request }: LinkRequest): void {
    const key = [request.shopId, request.messageId, request.kind].join(' ');
    const known = this.#counted.get(key);
    if (known) {
      known.requests += 1;
      known.lastAt = at;
    } else if (this.#counted.size < MOST_AT_ONCE) {
      this.#counted.set(key, { ...request, requests: 1, firstAt: at, lastAt: at });
    }
    this.#timer ??= setTimeout(() => void this.written(), FLUSH_PAUSE_MS).unref();
  }

  /** Stores what was counted so far. Never rejects. */
  async written(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = [...this.#counted.values()];
    this.#counted = new Map();
    if (batch.length === 0) return;
    await this.#store(batch);
  }

  /**
   * If the database refuses the batch, each row is stored alone, so that an erased shop does not cost the others their
   * counts.
   */
  async #store(batch: readonly Counted[]): Promise<void> {
    try {
      await store(this.#pool, batch);
    } catch (error) {
      if (isRefusal(error) && batch.length > 1) for (const one of batch) await this.#store([one]);
      else this.#log.warn({ err: error, count: batch.length }, 'requests of links not counted');
    }
  }
}

async function store(pool: pg.Pool, batch: readonly Counted[]): Promise<void> {
  await pool.query({
    name: 'count-link-requests',
    text: `
      insert into link_requests as r (shop_id, message_id, kind, requests, first_at, last_at)
      select * from unnest($1::bigint[], $2::uuid[], $3::text[], $4::bigint[], $5::timestamptz[], $6::timestamptz[])
        as g(shop_id, message_id, kind, requests, first_at, last_at)
      order by shop_id, message_id, kind
      on conflict (shop_id, message_id, kind) do update
        set requests = r.requests + excluded.requests, last_at = greatest(r.last_at, excluded.last_at)`,
    values: [
      batch.map((one) => one.shopId),
      batch.map((one) => one.messageId),
      batch.map((one) => one.kind),
      batch.map((one) => one.requests),
      batch.map((one) => one.firstAt),
      batch.map((one) => one.lastAt),
    ],
  });
}
