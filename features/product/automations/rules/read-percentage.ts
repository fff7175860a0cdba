/** 0 to 99 with up to two decimals, and maybe a dot at the end. Document 2, section 5. */
const PERCENTAGE = /^\d{1,2}(\.\d{0,2})?$/;

/** Reads a typed percentage. Null for an empty one. */
export function readPercentage(typed: number | string): number | null | 'invalid' {
  const text = String(typed).trim();
  if (text === '') return null;
  return PERCENTAGE.test(text) ? Number(text) : 'invalid';
}
