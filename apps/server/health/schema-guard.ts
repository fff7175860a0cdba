import { SettingsError } from '#platform/config/settings-error.ts';
import type { Context } from '#platform/context.ts';
import { judgeSchema, readApplied, whyNotWork } from '#platform/database/schema-state.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';

const LOOK_EVERY_MS = 10_000;

/** Throws SettingsError where the database is not one that this release works with: it knows these migrations. */
export async function requireKnownSchema(
  { pool }: Pick<Context, 'pool'>,
  known: readonly string[],
): Promise<void> {
  const sentence = whyNotWork(judgeSchema(known, await readApplied(pool)));
  if (sentence !== null) {
    const told = `cannot be used: ${sentence}`;
    throw new SettingsError([{ variable: 'DATABASE_URL', value: undefined, sentence: told }]);
  }
}

/**
 * Watches for a release that changed the database so that this one must not touch it any more: from then on this
 * process takes nothing. `giveUp` is called once, to end what runs by itself. `known` is what lay there at the start: a
 * newer release that is installed into the same folder teaches this process nothing.
 */
export class SchemaGuard {
  readonly #ctx: Pick<Context, 'pool' | 'log'>;
  readonly #known: readonly string[];
  readonly #lookEveryMs: number;
  #isForeign = false;

  constructor(ctx: Pick<Context, 'pool' | 'log'>, known: readonly string[], lookEveryMs = LOOK_EVERY_MS) {
    this.#ctx = ctx;
    this.#known = known;
    this.#lookEveryMs = lookEveryMs;
  }

  /** Throws what every request is refused with once the schema is another's. */
  admit(): void {
    if (this.#isForeign) throw new AppError('OUT_OF_DATE', { retryAfterSeconds: 30 });
  }

  watch(giveUp: () => Promise<void>): Loop {
    return startLoop(this.#ctx.log, 'schema', this.#lookEveryMs, async () => {
      if (this.#isForeign) return false;
      const { pool, log } = this.#ctx;
      const state = judgeSchema(this.#known, await readApplied(pool));
      if (state === 'fits') return false;
      this.#isForeign = true;
      log.error(`${whyNotWork(state)} Until then this process takes no work.`);
      // What ends may take longer than a run of this loop is given.
      void giveUp().catch((error: unknown) => log.error({ err: error }, 'what runs here did not end'));
      return false;
    });
  }
}
