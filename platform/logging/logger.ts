import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Fields that may name a person or open a door; they are never written, however deep they stand. */
const NEVER_LOGGED = new Set([
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
  // A database error quotes the row it is about.
  'detail',
  'where',
  // A lost connection drags the whole of itself along.
  'client',
  // A store's token for a basket that is open to whoever knows it stands in the key of its timer.
  'timerKey',
]);

/** A number that a text names, as an error quotes it. */
const PHONE_IN_TEXT = /\+\d{8,15}\b/g;
/** What is nested deeper tells nobody anything. */
const DEEPEST = 8;

/** Opens the process's log: one JSON line per event, with ids instead of personal data. To standard output by default. */
export function openLogger(
  level: string,
  role: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    base: { role },
    serializers: {
      req: describeRequest,
      err: (error: Error) => withoutPeople(pino.stdSerializers.err(error), DEEPEST),
    },
    formatters: { log: (line: Record<string, unknown>) => lineWithoutPeople(line) },
  };
  return pino(options, destination);
}

/** Errors and requests are left to their serializers, which know what is in them. */
function lineWithoutPeople(line: Record<string, unknown>): Record<string, unknown> {
  const { err, req, ...fields } = line;
  const safe = withoutPeople(fields, DEEPEST) as Record<string, unknown>;
  return { ...safe, ...(err !== undefined && { err }), ...(req !== undefined && { req }) };
}

function withoutPeople(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(PHONE_IN_TEXT, '+…');
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => withoutPeople(item, depth - 1));
  const kept = Object.entries(value).filter(([field]) => !NEVER_LOGGED.has(field));
  return Object.fromEntries(kept.map(([field, inner]) => [field, withoutPeople(inner, depth - 1)]));
}

/** A webhook whose sender signs nothing carries its secret in its address. */
const SECRET_IN_PATH = /^(\/webhooks\/gupshup\/).*/;

/** A request by its path alone: queries carry login codes and shop names. */
function describeRequest({ id, method, url }: { id: string; method: string; url: string }): object {
  return { id, method, path: url.split('?')[0]?.replace(SECRET_IN_PATH, '$1…') };
}
