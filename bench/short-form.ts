/** `npm run bench -- <name> --short` does everything once, small. Its figures only show that the bench runs. */
const isShort = process.argv.includes('--short');

/** Returns how much a bench does, normally and in its short form. */
export function amount(full: number, short: number): number {
  return isShort ? short : full;
}
