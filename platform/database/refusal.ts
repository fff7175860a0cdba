/** SQLSTATE classes 22 (data) and 23 (integrity). */
const REFUSED = /^2[23][0-9A-Z]{3}$/;
/** Deadlocks among them: one of the two is to try again, apart from the rest. */
const LOCKED = new Set(['55P03', '40P01']);

/** Whether the database refuses what is written itself, and would the next time: not a matter of trying again. */
export function isRefusal(error: unknown): boolean {
  return REFUSED.test(codeOf(error));
}

/** Whether a row was locked by somebody else for longer than this transaction waits: it was rolled back. */
export function isLockTimeout(error: unknown): boolean {
  return LOCKED.has(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
