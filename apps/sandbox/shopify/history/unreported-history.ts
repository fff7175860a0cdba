import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from '../../core/sandbox.ts';
import type { StoreRecords } from '../store.ts';
import type { History, HistoryRequest } from './history.ts';
import { makeHistory } from './make-history.ts';

/** The past that a store has and its app was not given to the end: that may break off. Null when there is none. */
export function unreportedHistory(sandbox: Sandbox, records: StoreRecords): History | null {
  const place = placeOf(sandbox, records);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as History) : null;
}

/** Makes a past, and keeps it until it is told. */
export function makeUnreportedHistory(
  sandbox: Sandbox,
  records: StoreRecords,
  wanted: HistoryRequest,
): History {
  const past = makeHistory(sandbox, records, wanted);
  const place = placeOf(sandbox, records);
  mkdirSync(path.dirname(place), { recursive: true });
  // What it is of has to be there whenever it is.
  sandbox.world.save();
  writeFileSync(place, JSON.stringify(past));
  return past;
}

/** The app has all of it. */
export function markHistoryReported(sandbox: Sandbox, records: StoreRecords): void {
  rmSync(placeOf(sandbox, records), { force: true });
}

function placeOf({ settings }: Sandbox, { store }: StoreRecords): string {
  return path.join(settings.dataDir, 'unreported-history', `${store.shop}.json`);
}
