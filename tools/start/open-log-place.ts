import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { LogFormat } from '#platform/logging/log-destination.ts';

/** Where a start's programs log: the launcher's output, or a file. */
export type LogPlace = { kind: 'output' } | { kind: 'file'; file: string; descriptor: number };

const SHOWN_LINES = 5;

/**
 * On a terminal, logs go to a file in the data folder, and the previous start's file is kept. If a log format is set or
 * the output is redirected, logs go to the output.
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

/** Returns the last lines of a log file, to show with a failure. Empty when logs are on the screen. */
export function lastLines(place: LogPlace): string {
  if (place.kind === 'output') return '';
  const lines = readFileSync(place.file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES);
  return `The last lines of ${place.file}:\n${lines.join('\n')}`;
}
