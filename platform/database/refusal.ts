/** SQLSTATE classes 22 (data) and 23 (integrity). */
const REFUSED = /^2[23][0-9A-Z]{3}$/;

/** Whether the database refuses what is written itself, and would the next time: not a matter of trying again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSED.test(String(error.code));
}
