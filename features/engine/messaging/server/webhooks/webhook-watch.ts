import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { UnstoredWebhooks } from './unstored-webhooks.ts';

/** A process without a heartbeat for this long is taken to be dead. */
export const SHUT_AFTER_SECONDS = 10;
const BEAT_MS = 3000;
/** Errors that a repeat would not change: refusing these loses nothing. */
const TURNED_AWAY = new Set(['BAD_SIGNATURE', 'MALFORMED_REQUEST']);

/**
 * Records since when webhooks have been accepted without a gap. A process that died or was paused is a gap, and so is a
 * webhook that was refused and could not be kept. Repeats of what was missed may arrive a day later.
 */
export class WebhookWatch {
  readonly #ctx: Pick<Context, 'db' | 'clock' | 'log'>;
  readonly #processId = randomUUID();
  readonly #unstored: UnstoredWebhooks;
  #timer: NodeJS.Timeout | null = null;
  /** By the wall clock, which continues while a machine sleeps. */
  #triedAtMs = Date.now();
  /** Since when every heartbeat was stored; null after a failed one. */
  #steadySinceMs: number | null = null;
  #hadGap = false;

  constructor(ctx: Pick<Context, 'db' | 'clock' | 'log'>) {
    this.#ctx = ctx;
    this.#unstored = new UnstoredWebhooks(ctx.log, () => {
      this.#hadGap = true;
    });
  }

  /** Watches a route: what it cannot store is refused, so that the provider repeats it, and kept until it is stored. */
  watch(route: RawRoute): RawRoute {
    return {
      ...route,
      take: (body, headers) => this.watched(body.length, () => route.take(body, headers)),
      // It was refused unread and is not kept, so only the provider's repeat brings its receipts.
      crowdedOut: () => {
        this.#hadGap = true;
      },
    };
  }

  /** `take` must be safe to repeat. */
  async watched<Taken>(bytes: number, take: () => Promise<Taken>): Promise<Taken> {
    try {
      return await take();
    } catch (error) {
      if (!isTurnedAway(error)) this.#unstored.add({ bytes, take, isHopeless: isTurnedAway });
      throw error;
    }
  }

  /** Reports from now on that this process answers webhooks. */
  async open(): Promise<void> {
    await this.recordHeartbeat();
    this.#timer = setInterval(() => void this.#tryBeat(), BEAT_MS);
  }

  /** Reports that this process answers no more webhooks. If it was the last one, nothing answers them from now on. */
  async shut(): Promise<void> {
    clearInterval(this.#timer ?? undefined);
    const isAllStored = await this.#unstored.end();
    const hadGap = this.#hadGap || !isAllStored;
    await this.#ctx.db
      .transaction()
      .execute(async (tx) => {
        await lockWatch(tx);
        await tx.deleteFrom('webhook_processes').where('process_id', '=', this.#processId).execute();
        const other = await tx
          .selectFrom('webhook_processes')
          .select('process_id')
          .limit(1)
          .executeTakeFirst();
        if (!other) await setOpenSince(tx, null);
        else if (hadGap) await setOpenSince(tx, this.#ctx.clock.now());
      })
      // If the row stays, it gets old, and another process counts it as a gap.
      .catch((error: unknown) =>
        this.#ctx.log.warn({ err: error }, 'could not record that this process answers no more webhooks'),
      );
  }

  async #tryBeat(): Promise<void> {
    try {
      await this.recordHeartbeat();
    } catch (error) {
      this.#steadySinceMs = null;
      this.#ctx.log.debug(
        { err: error },
        'could not record that this process answers webhooks; it is tried again',
      );
    }
  }

  /** `isSteady`: whether the database was available for long enough to call other processes gone. */
  async recordHeartbeat({ isSteady = this.#isSteady } = {}): Promise<void> {
    const nowMs = Date.now();
    // A failed heartbeat is no gap, because this process keeps what arrives. One that comes this late is.
    if (nowMs - this.#triedAtMs > SHUT_AFTER_SECONDS * 1000) this.#hadGap = true;
    this.#triedAtMs = nowMs;
    const hadGap = this.#hadGap;
    this.#hadGap = false;
    try {
      if (hadGap || !(await this.#beatQuietly()))
        await this.#ctx.db.transaction().execute((tx) => this.#beatIn(tx, { hadGap, isSteady }));
      this.#steadySinceMs ??= nowMs;
    } catch (error) {
      this.#hadGap ||= hadGap;
      throw error;
    }
  }

  /** After an outage of the database every row is old, so the other processes first get `SHUT_AFTER_SECONDS` to report. */
  get #isSteady(): boolean {
    return this.#steadySinceMs !== null && Date.now() - this.#steadySinceMs > SHUT_AFTER_SECONDS * 1000;
  }

  /** Reports only that this process is alive. Returns false, having written nothing, if there is more to report. */
  async #beatQuietly(): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      update webhook_processes set seen_at = clock_timestamp()
      where process_id = ${this.#processId}
        and exists (select from webhook_availability where open_since is not null)
        and not exists (
          select from webhook_processes other
          where other.process_id <> ${this.#processId}
            and other.seen_at < clock_timestamp() - make_interval(secs => ${SHUT_AFTER_SECONDS})
        )`.execute(this.#ctx.db);
    return numAffectedRows > 0n;
  }

  async #beatIn(tx: Tx, { hadGap, isSteady }: { hadGap: boolean; isSteady: boolean }): Promise<void> {
    const openSince = await lockWatch(tx);
    const seen = { seen_at: sql<Date>`clock_timestamp()` };
    await tx
      .insertInto('webhook_processes')
      .values({ process_id: this.#processId, ...seen })
      .onConflict((conflict) => conflict.column('process_id').doUpdateSet(seen))
      .execute();
    const lost = isSteady || openSince === null ? await this.#forgetLost(tx) : 0;
    if (openSince === null || lost > 0 || hadGap) await setOpenSince(tx, this.#ctx.clock.now());
  }

  async #forgetLost(tx: Tx): Promise<number> {
    const lost = await tx
      .deleteFrom('webhook_processes')
      .where('process_id', '!=', this.#processId)
      .where('seen_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${SHUT_AFTER_SECONDS})`)
      .returning('process_id')
      .execute();
    return lost.length;
  }
}

function isTurnedAway(error: unknown): boolean {
  return error instanceof AppError && TURNED_AWAY.has(error.code);
}

/** Makes processes report one after another. Returns since when there was no gap; null if nothing answers webhooks. */
async function lockWatch(tx: Tx): Promise<Date | null> {
  const { open_since: openSince } = await tx
    .selectFrom('webhook_availability')
    .select('open_since')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return openSince;
}

async function setOpenSince(tx: Tx, openSince: Date | null): Promise<void> {
  await tx.updateTable('webhook_availability').set({ open_since: openSince }).execute();
}
