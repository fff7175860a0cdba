/** E.164 allows 15 digits; the shortest mobile numbers have 6 without their country code. */
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** What is plainly wrong with a typed number, or null; the server knows each country's rules and has the last word. */
export function whyNotANumber(typed: string): 'phoneEmpty' | 'phoneInvalid' | null {
  if (typed.trim() === '') return 'phoneEmpty';
  // Of any script; what is pasted may have signs around them that nobody sees.
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS ? null : 'phoneInvalid';
}
