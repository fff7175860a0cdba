import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Fields that may name a person or open a door; they are never written, however deep they stand. */
const NEVER_LOGGED = [
  'phone',
  'phone_e164',
  'email',
  'to',
  'from',
  'text',
  'body',
  'authorization',
  'cookie',
  'token',
  'accessToken',
];

/** Opens the process's log: one JSON line per event, with ids instead of personal data. */
export function openLogger(level: string, role: string): Logger {
  return pino({
    level,
    base: { role },
    redact: { paths: NEVER_LOGGED.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), remove: true },
  });
}
