import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

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
  // A database error quotes the row it is about.
  'detail',
  'where',
  // A lost connection drags the whole of itself along.
  'client',
];

/** Opens the process's log: one JSON line per event, with ids instead of personal data. To standard output by default. */
export function openLogger(
  level: string,
  role: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    base: { role },
    serializers: { req: describeRequest },
    redact: { paths: NEVER_LOGGED.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), remove: true },
  };
  return pino(options, destination);
}

/** A webhook whose sender signs nothing carries its secret in its address. */
const SECRET_IN_PATH = /^(\/webhooks\/gupshup\/).*/;

/** A request by its path alone: queries carry login codes and shop names. */
function describeRequest({ id, method, url }: { id: string; method: string; url: string }): object {
  return { id, method, path: url.split('?')[0]?.replace(SECRET_IN_PATH, '$1…') };
}
