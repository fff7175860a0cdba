/** SQLSTATE classes 22 (data) and 23 (integrity). */
const REFUSED = /^2[23][0-9A-Z]{3}$/;
/** A lock that was not had in time, a deadlock, a statement that took too long. */
const LOCKED = new Set(['55P03', '40P01', '57014']);

const UNIQUE_VIOLATION = '23505';

/** Whether the database refuses what is written itself, and would the next time: not a matter of trying again. */
export function isRefusal(error: unknown): boolean {
  return REFUSED.test(codeOf(error));
}

/** Whether somebody else's lock on some of the rows held it up for too long; what was written is rolled back. */
export function isLockTimeout(error: unknown): boolean {
  return LOCKED.has(codeOf(error));
}

/** Whether what has to be one of its kind is there already. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
