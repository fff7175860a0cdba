/** E.164 allows 15 digits; the shortest mobile numbers have 6 without their country code. */
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** What is plainly wrong with a typed number, or null; the server knows each country's rules and has the last word. */
export function whyNotANumber(typed: string): 'phoneEmpty' | 'phoneInvalid' | null {
  if (typed.trim() === '') return 'phoneEmpty';
  const digits = typed.replace(/\D/g, '').length;
  const isShaped = /^\+?[\d\s().\-/]+$/.test(typed.trim());
  return isShaped && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS ? null : 'phoneInvalid';
}
