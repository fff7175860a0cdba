import type pg from 'pg';
import { applyNextChanges } from '#features/product/audiences/server/wiring.ts';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { printFigure } from '../figure.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { withoutNotes } from '../worker/without-notes.ts';
import { postWebhooks, type SignedWebhook } from './post-webhooks.ts';

/** The maximum cost of facts, as a share of the cost of their receipts. */
const MOST_PERCENT = 10;
const TURNS = 8;

interface Measured {
  pool: pg.Pool;
  databaseUrl: string;
  apiUrl: string;
  api: { pid: number | null };
  perBody: number;
}

/**
 * Measures what facts about people add to a receipt, in CPU of the receiving process and of the database: writing the
 * notes and applying them. Runs with and without facts alternate, so that other load affects both.
 */
export async function measureWhatFactsAdd(
  webhooks: readonly SignedWebhook[],
  { pool, databaseUrl, apiUrl, api, perBody }: Measured,
): Promise<void> {
  const slow = openDatabase(databaseUrl, { connections: 2, limits: SLOW });
  const spentMs = { noted: 0, unnoted: 0 };
  const perTurn = Math.floor(webhooks.length / TURNS);
  const follow = async () => {
    while (await applyNextChanges({ slowDb: slow.db, clock: { now: () => new Date() } }, 0));
  };
  try {
    await follow();
    for (let turn = 0; turn < TURNS; turn += 1) {
      const how = turn % 2 === 0 ? 'noted' : 'unnoted';
      const noteAgain = how === 'noted' ? null : await withoutNotes(pool);
      const beforeMs = await cpuOf(pool, api);
      await postWebhooks(apiUrl, webhooks.slice(turn * perTurn, (turn + 1) * perTurn));
      await follow();
      spentMs[how] += (await cpuOf(pool, api)) - beforeMs;
      await noteAgain?.();
    }
  } finally {
    await slow.close();
  }
  const receipts = (perTurn * perBody * TURNS) / 2;
  const figure = `CPU of a receipt, ${perBody} a webhook`;
  const line = { bench: 'receipts', unit: 'µs', limit: null };
  printFigure({ ...line, figure: `${figure}, with facts`, value: (spentMs.noted / receipts) * 1000 });
  printFigure({ ...line, figure: `${figure}, without`, value: (spentMs.unnoted / receipts) * 1000 });
  const percent = (spentMs.noted / spentMs.unnoted - 1) * 100;
  printFigure({
    ...line,
    figure: `${figure}: what facts add`,
    value: percent,
    unit: '%',
    limit: MOST_PERCENT,
  });
}

async function cpuOf(pool: pg.Pool, api: Measured['api']): Promise<number> {
  const { program, database } = await cpuTimes(pool, api);
  return program + database;
}
