import { pino, type DestinationStream } from 'pino';
import { readableLines } from './readable-lines.ts';

/** The log's format: JSON for log collectors, text for people. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Returns the log's destination: standard output, as text if it is a terminal and no format is set. */
export function logDestination(format: LogFormat | null): DestinationStream {
  const isText = format === null ? process.stdout.isTTY : format === 'text';
  return isText ? readableLines((text) => process.stdout.write(text)) : pino.destination(1);
}
