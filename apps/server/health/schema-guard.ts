import { SettingsError } from '#platform/config/settings-error.ts';
import type { Context } from '#platform/context.ts';
import { judgeSchema, readApplied, schemaRefusalReason } from '#platform/database/schema/schema-state.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';

const POLL_INTERVAL_MS = 10_000;

/** Throws SettingsError if this release, which knows these migrations, cannot work with the database. */
export async function requireKnownSchema(
  { pool }: Pick<Context, 'pool'>,
  known: readonly string[],
): Promise<void> {
  const sentence = schemaRefusalReason(judgeSchema(known, await readApplied(pool)));
  if (sentence !== null) {
    const text = `cannot be used: ${sentence}`;
    throw new SettingsError([{ variable: 'DATABASE_URL', value: undefined, sentence: text }]);
  }
}

/**
 * Watches for a newer release that has changed the database in a way that this release cannot use. From then on, this
 * process accepts nothing. `giveUp` is called once, to end background work. `known` are the migrations at the start; a
 * newer release installed into the same folder does not change them.
 */
export class SchemaGuard {
  readonly #ctx: Pick<Context, 'pool' | 'log'>;
  readonly #known: readonly string[];
  readonly #pollIntervalMs: number;
  #isForeign = false;

  constructor(
    ctx: Pick<Context, 'pool' | 'log'>,
    known: readonly string[],
    pollIntervalMs = POLL_INTERVAL_MS,
  ) {
    this.#ctx = ctx;
    this.#known = known;
    this.#pollIntervalMs = pollIntervalMs;
  }

  /** Throws for every request once the schema belongs to another release. */
  admit(): void {
    if (this.#isForeign) throw new AppError('OUT_OF_DATE', { retryAfterSeconds: 30 });
  }

  watch(giveUp: () => Promise<void>): Loop {
    return startLoop(this.#ctx.log, 'schema', this.#pollIntervalMs, async () => {
      if (this.#isForeign) return false;
      const { pool, log } = this.#ctx;
      const state = judgeSchema(this.#known, await readApplied(pool));
      if (state === 'fits') return false;
      this.#isForeign = true;
      log.error(`${schemaRefusalReason(state)} Until then this process takes no work.`);
      // Ending the work may take longer than a run of this loop may take.
      void giveUp().catch((error: unknown) => log.error({ err: error }, 'what runs here did not end'));
      return false;
    });
  }
}
