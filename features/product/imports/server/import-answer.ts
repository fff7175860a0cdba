import type { Import, ImportState, ImportStatus } from '../contract/import.ts';
import { reasonSentence } from '../rules/fail-reasons.ts';
import type { ImportRow } from './import-queries.ts';

/** Returns an import in the API's form. */
export function toImport(row: ImportRow, now: Date): Import {
  const state = row.state as ImportState;
  return {
    id: row.import_id,
    name: row.name,
    status: statusOf(state),
    state,
    population: row.population,
    percent: percentOf(row, state),
    counts: {
      rowsRead: row.rows_read,
      rowsGood: row.rows_good,
      rowsBad: row.rows_bad,
      rowsDouble: row.rows_double,
      rowsNoted: row.rows_noted,
      peopleAdded: row.people_added,
      peopleNew: row.people_new,
      peopleLeftOut: row.people_left_out,
      peopleAgreed: row.people_agreed,
      peopleWaiting: row.people_waiting,
    },
    reason: row.reason === null ? null : reasonSentence(row.reason),
    hasErrors: row.errors_key !== null && row.errors_expire_at !== null && row.errors_expire_at > now,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function statusOf(state: ImportState): ImportStatus {
  switch (state) {
    case 'completed':
      return 'completed';
    case 'failed':
    case 'cancelled':
      return 'error';
    case 'created':
    case 'uploaded':
    case 'queued':
    case 'reading':
    case 'adding':
      return 'inProgress';
  }
}

/** Reading takes about a fifth of the time, adding the rest. */
const READING_PERCENT = 20;

function percentOf(row: ImportRow, state: ImportState): number {
  if (state === 'completed') return 100;
  const read = share(row.bytes_read, row.file_bytes ?? 0);
  const added = share(row.people_added + row.people_left_out, row.rows_good);
  const isRead = state === 'adding' || row.added_to !== null;
  const percent = isRead
    ? READING_PERCENT + added * (100 - READING_PERCENT)
    : Math.min(read, 1) * READING_PERCENT;
  return Math.min(99, Math.floor(percent));
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
