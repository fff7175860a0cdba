/** E.164 allows 15 digits. The shortest mobile numbers have 6 without their country code. */
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** Returns an obvious fault of a typed number, or null. The server knows each country's rules and decides. */
export function invalidNumberReason(typed: string): 'phoneEmpty' | 'phoneInvalid' | null {
  if (typed.trim() === '') return 'phoneEmpty';
  // Digits of any script. Pasted text may contain invisible characters around them.
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS ? null : 'phoneInvalid';
}
