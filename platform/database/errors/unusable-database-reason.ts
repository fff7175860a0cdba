/** The start of the server's codes (SQLSTATE) for a database that cannot be used. */
const BY_THE_SERVER = /^(08|25006|28|3D|53|57P)/;
/** The role has no rights on a schema that another role created. */
const NO_RIGHT = '42501';
/** The codes of a broken connection. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const REACHING = new Set(['connect', 'getaddrinfo']);
/** These codes mean that this machine itself has a problem, even while it connects. */
const OF_THIS_MACHINE = new Set(['EMFILE', 'ENFILE', 'ENOMEM']);

/**
 * Returns a message for the operator if the database at DATABASE_URL is the cause of the error; null for any other
 * error.
 */
export function unusableDatabaseReason(error: unknown): string | null {
  return isOfDatabase(error)
    ? `The database at DATABASE_URL cannot be used: ${reasonOf(error)}.${adviceOn(error)}`
    : null;
}

/** PgBouncer in transaction mode keeps no connection settings, and refuses a connection that sends any. */
const OF_A_POOLER = /unsupported startup parameter/;

/** Returns advice if the reason alone does not say what to do, with a leading space. Empty otherwise. */
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

/**
 * The start of the server's codes for a temporary outage: broken connections, no space, a shutdown, a standby, a
 * missing database.
 */
const AWAY = /^(08|25006|3D|53|57P)/;
/** The driver's own errors have no code. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether an error means that the database is unavailable, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (OF_THIS_MACHINE.has(code)) return false;
  return AWAY.test(code) || REACHING.has(syscall) || AWAY_WORDS.test(error.message);
}

/**
 * Returns the reason of an error. If a host has several addresses, the error of each address is inside, without a
 * common message.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
