import type { Context } from '#platform/context.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { readerWith } from '#platform/language/reader.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { MOST_TRIES } from '../rules/export-tries.ts';
import { endFaulty } from './end-export.ts';
import { changeTry, takeNextExport, type ExportRow } from './export-queries.ts';
import { findExportKind } from './kinds/kind-list.ts';
import { RunningExport } from './running-export.ts';

/** How many exports this process writes at the same time. A shop has at most one running export. */
const MOST_RUNNING = 20;

/**
 * Writes exports in a round robin, one page at a time, so that a long export does not delay the short ones of other
 * shops. If the process crashes, another process starts its exports again. An export is tried at most three times.
 */
export class ExportRunner {
  readonly #ctx: Context;
  readonly #storage: Storage;
  #running: RunningExport[] = [];

  constructor(ctx: Context, storage: Storage) {
    this.#ctx = ctx;
    this.#storage = storage;
  }

  /** Claims an export if one is due, and writes one page. Returns whether there is more to do. */
  async runNext(): Promise<boolean> {
    const isNew = this.#running.length < MOST_RUNNING && (await this.#takeUp());
    const next = this.#running.shift();
    if (!next) return isNew;
    try {
      if (await forReader(readerWith(next.row.locale), () => next.step())) this.#running.push(next);
    } catch (error) {
      await this.#giveBack(next, error);
    }
    return true;
  }

  /** Queues all unfinished exports again. A shutdown does not count as an attempt. */
  async stop(): Promise<void> {
    for (const one of this.#running) {
      await one.abandon();
      await changeTry(this.#ctx.db, one.row, { state: 'queued', attempts: one.row.attempts - 1 });
    }
    this.#running = [];
  }

  async #takeUp(): Promise<boolean> {
    const { clock, db } = this.#ctx;
    const row = await takeNextExport(db, clock.now());
    if (!row) return false;
    return forReader(readerWith(row.locale), () => this.#begin(row));
  }

  async #begin(row: ExportRow): Promise<boolean> {
    const kind = findExportKind(row.kind);
    if (!kind || row.attempts > MOST_TRIES) {
      await endFaulty(this.#ctx, { ...row }, { title: titleOf(row), reason: kind ? 'crashed' : 'broken' });
      return true;
    }
    try {
      this.#running.push(await RunningExport.begin(this.#ctx, this.#storage, row, kind));
    } catch (error) {
      await this.#recordFailure(row, error);
    }
    return true;
  }

  async #giveBack(one: RunningExport, error: unknown): Promise<void> {
    await one.abandon();
    await forReader(readerWith(one.row.locale), () => this.#recordFailure(one.row, error));
  }

  async #recordFailure(row: ExportRow, error: unknown): Promise<void> {
    this.#ctx.log.warn({ exportId: row.export_id, attempt: row.attempts, err: error }, 'export went wrong');
    await endFaulty(this.#ctx, row, { title: titleOf(row), reason: 'broken' });
  }
}

/**
 * Returns the title of an export. Returns the name of the kind if the kind is unknown or the parameters are invalid.
 */
export function titleOf({ kind, params }: Pick<ExportRow, 'kind' | 'params'>): string {
  try {
    return findExportKind(kind)?.title(params) ?? kind;
  } catch {
    return kind;
  }
}
