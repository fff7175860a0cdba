import { pino, type DestinationStream } from 'pino';
import { readableLines } from './readable-lines.ts';

/** How a log is written: JSON for programs that collect logs, text for people. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Where a process logs to: its standard output, as text if that is a terminal and no format is set. */
export function logDestination(format: LogFormat | null): DestinationStream {
  const isText = format === null ? process.stdout.isTTY : format === 'text';
  return isText ? readableLines((text) => process.stdout.write(text)) : pino.destination(1);
}
