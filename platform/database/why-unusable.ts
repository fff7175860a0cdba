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
export function whyUnusable(error: unknown): string | null {
  return isOfDatabase(error) ? `The database at DATABASE_URL cannot be used: ${reasonOf(error)}.` : null;
}

function isOfDatabase(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOfDatabase);
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (OF_THIS_MACHINE.has(code)) return false;
  return code === NO_RIGHT || BY_THE_SERVER.test(code) || BROKEN.has(code) || REACHING.has(syscall);
}

/** A refused connection to a name with several addresses has its reasons inside and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
