/** What exports add around a number: an apostrophe or formula that keeps it text, and the kind of number. */
const FORMULA = /^="?([^"]*)"?$/;
const PREFIX = /^(?:p|tel|phone|mobile|whatsapp|wa|callto|sms)\s*:\s*/i;
const SEPARATORS = /:::|[;,|\n]/;
/** Shorter parts belong to one number, as in `0151, 12345678` or `;ext=12`. */
const FEWEST_DIGITS_OF_A_NUMBER = 7;

/** Returns the numbers in a cell or field, without what exports add. None for an empty text. */
export function phonesInCell(cell: string): string[] {
  const bare = unwrap(cell);
  if (bare === '') return [];
  const parts = bare
    .split(SEPARATORS)
    .map(unwrap)
    .filter((part) => part !== '');
  const areNumbers =
    parts.length > 1 && parts.every((part) => countDigits(part) >= FEWEST_DIGITS_OF_A_NUMBER);
  return areNumbers ? [...new Set(parts)] : [bare];
}

function unwrap(text: string): string {
  const inFormula = text.trim().replace(/^'/, '').replace(FORMULA, '$1');
  return inFormula.trim().replace(/^'/, '').replace(PREFIX, '').trim();
}

function countDigits(text: string): number {
  return text.replaceAll(/\P{Nd}/gu, '').length;
}
