import { hostname } from 'node:os';
import { pino, type DestinationStream, type LogFn, type Logger as PinoLogger } from 'pino';
import { isIdField, isPrivateField, redactText } from './redact-text.ts';

export type Logger = PinoLogger;

/** Deeper values are dropped. */
const DEEPEST = 8;

/**
 * Opens the process's log: one JSON line for each event, with the role, host and process id, and with ids instead of
 * personal data. Writes to standard output by default.
 */
export function openLogger(
  level: string,
  role: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    base: { role, host: hostname(), pid: process.pid },
    serializers: {
      req: describeRequest,
      err: (error: Error) => withoutPeople(pino.stdSerializers.err(error), DEEPEST),
    },
    formatters: { log: (line: Record<string, unknown>) => lineWithoutPeople(line) },
    hooks: { logMethod: withRedactedMessage },
  };
  return pino(options, destination);
}

/** A line without a message gets that of its error, which may quote anything, so it is redacted. */
function withRedactedMessage(this: Logger, args: Parameters<LogFn>, write: LogFn): void {
  const [given, message] = args as [unknown, string | undefined];
  if (typeof given === 'string') return write.apply(this, [redactText(given)]);
  if (given instanceof Error)
    return write.apply(this, [{ err: given }, redactText(message ?? given.message)]);
  const { err } = (given ?? {}) as { err?: unknown };
  const words = message ?? (err instanceof Error ? err.message : undefined);
  write.apply(this, words === undefined ? [given] : [given, redactText(words)]);
}

/** Errors and requests have serializers that know their content. */
function lineWithoutPeople(line: Record<string, unknown>): Record<string, unknown> {
  const { err, req, ...fields } = line;
  const safe = withoutPeople(fields, DEEPEST) as Record<string, unknown>;
  return { ...safe, ...(err !== undefined && { err }), ...(req !== undefined && { req }) };
}

function withoutPeople(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => withoutPeople(item, depth - 1));
  const kept = Object.entries(value).filter(([field]) => !isPrivateField(field));
  return Object.fromEntries(
    kept.map(([field, inner]) => [field, isId(field, inner) ? inner : withoutPeople(inner, depth - 1)]),
  );
}

function isId(field: string, value: unknown): boolean {
  return isIdField(field) && typeof value === 'string' && /^\d{1,20}$/.test(value);
}

/** A webhook without a signature has its secret in the URL. */
const SECRET_IN_PATH = /^(\/webhooks\/gupshup\/).*/;

/** Describes a request by its path only, because queries contain login codes and shop names. */
function describeRequest({ id, method, url }: { id: string; method: string; url: string }): object {
  return { id, method, path: url.split('?')[0]?.replace(SECRET_IN_PATH, '$1…') };
}
