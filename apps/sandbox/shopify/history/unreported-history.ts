import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from '../../core/sandbox.ts';
import type { StoreRecords } from '../store.ts';
import type { History, HistoryRequest } from './history.ts';
import { makeHistory } from './make-history.ts';

/**
 * Returns the history that the app has not imported completely, because an import may stop in the middle. Null if there
 * is none.
 */
export function unreportedHistory(sandbox: Sandbox, records: StoreRecords): History | null {
  const place = placeOf(sandbox, records);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as History) : null;
}

/** Creates a history and stores it until the app has imported it. */
export function makeUnreportedHistory(
  sandbox: Sandbox,
  records: StoreRecords,
  wanted: HistoryRequest,
): History {
  const past = makeHistory(sandbox, records, wanted);
  const place = placeOf(sandbox, records);
  mkdirSync(path.dirname(place), { recursive: true });
  // The orders of the history must be on disk before the file that refers to them.
  sandbox.world.save();
  writeFileSync(place, JSON.stringify(past));
  return past;
}

/** Deletes the stored history when the app has all of it. */
export function markHistoryReported(sandbox: Sandbox, records: StoreRecords): void {
  rmSync(placeOf(sandbox, records), { force: true });
}

function placeOf({ settings }: Sandbox, { store }: StoreRecords): string {
  return path.join(settings.dataDir, 'unreported-history', `${store.shop}.json`);
}
