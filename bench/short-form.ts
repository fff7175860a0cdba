/**
 * `npm run bench -- <name> --short` runs everything once with small amounts. Its figures only show that the bench runs.
 */
const isShort = process.argv.includes('--short');

/** Returns the amount for a normal run or for a short run. */
export function amount(full: number, short: number): number {
  return isShort ? short : full;
}
