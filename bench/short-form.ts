/** `npm run bench -- <name> --short`: does everything once, small; its figures say that a bench runs, and no more. */
const isShort = process.argv.includes('--short');

/** How much of something a bench does, and how much in its short form. */
export function amount(full: number, short: number): number {
  return isShort ? short : full;
}
