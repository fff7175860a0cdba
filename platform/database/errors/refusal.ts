/** SQLSTATE classes 22 (data) and 23 (integrity). */
const REFUSED = /^2[23][0-9A-Z]{3}$/;
/** PostgreSQL's codes for a lock that was not available in time, a deadlock, and a statement that took too long. */
const LOCKED = new Set(['55P03', '40P01', '57014']);

const UNIQUE_VIOLATION = '23505';

/** Whether the database refuses the data itself. Another try would be refused too. */
export function isRefusal(error: unknown): boolean {
  return REFUSED.test(codeOf(error));
}

/** Whether another transaction's lock delayed the work for too long. The transaction was rolled back. */
export function isLockTimeout(error: unknown): boolean {
  return LOCKED.has(codeOf(error));
}

/** Whether a unique value already exists. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
