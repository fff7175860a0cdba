import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { LogFormat } from '#platform/logging/log-destination.ts';

/** Where the programs of a start write their logs: to the launcher's own output, or to a file. */
export type LogPlace = { kind: 'output' } | { kind: 'file'; file: string; descriptor: number };

const SHOWN_LINES = 5;

/**
 * A terminal is for people, so logs go to a file in the data folder there, beside the file of the start before. A format
 * that is set, or an output that somebody collects, gets the logs themselves.
 */
export function openLogPlace(
  dataDir: string,
  wanted: { isTerminal: boolean; format: LogFormat | null },
): LogPlace {
  if (!wanted.isTerminal || wanted.format !== null) return { kind: 'output' };
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'bellbird.log');
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return { kind: 'file', file, descriptor: openSync(file, 'a', 0o600) };
}

/** The last lines of a log file, to show beside a failure. Empty for logs that are on the screen already. */
export function lastLines(place: LogPlace): string {
  if (place.kind === 'output') return '';
  const lines = readFileSync(place.file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES);
  return `The last lines of ${place.file}:\n${lines.join('\n')}`;
}
