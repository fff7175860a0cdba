/** What the server says of a database that cannot be used, by the first letters of its codes. */
const BY_THE_SERVER = /^(08|25006|28|3D|53|57P)/;
/** A role without rights on a schema that somebody else made. */
const NO_RIGHT = '42501';
/** A connection that broke. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const REACHING = new Set(['connect', 'getaddrinfo']);
/** These are this machine's own trouble, also in the middle of a connect. */
const OF_THIS_MACHINE = new Set(['EMFILE', 'ENFILE', 'ENOMEM']);

/** A sentence for whoever gave a database's address, where that is what is wrong; null for any other error. */
export function unusableDatabaseReason(error: unknown): string | null {
  return isOfDatabase(error)
    ? `The database at DATABASE_URL cannot be used: ${reasonOf(error)}.${adviceOn(error)}`
    : null;
}

/** PgBouncer in transaction mode keeps no settings of a connection, and refuses one that brings its own. */
const OF_A_POOLER = /unsupported startup parameter/;

/** What to do about it, where the reason alone does not say it. With a space in front; empty otherwise. */
export function adviceOn(error: unknown): string {
  if (!OF_A_POOLER.test(reasonOf(error))) return '';
  return (
    ' There is a pooler in between: set BELLBIRD_DATABASE_POOLER to transaction (PgBouncer 1.21 or later) or to unnamed' +
    ' (older ones).'
  );
}

function isOfDatabase(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOfDatabase);
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (OF_THIS_MACHINE.has(code)) return false;
  return code === NO_RIGHT || BY_THE_SERVER.test(code) || BROKEN.has(code) || REACHING.has(syscall);
}

/** What the server says while it is away for a time: broken connections, no room, a stop, a standby, no such database. */
const AWAY = /^(08|25006|3D|53|57P)/;
/** The driver's own errors have no code. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether an error means that the database is away, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (OF_THIS_MACHINE.has(code)) return false;
  return AWAY.test(code) || REACHING.has(syscall) || AWAY_WORDS.test(error.message);
}

/** A refused connection to a name with several addresses has its reasons inside and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
