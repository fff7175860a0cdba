import { cutText } from '#platform/language/cut-text.ts';

/** Replaces a value that shows nothing: WhatsApp refuses empty values. */
const NOTHING = '–';
const LONGEST = 1024;

/**
 * A template value as the provider accepts it: no line breaks, tabs or other control characters, at most four spaces in
 * a row, not empty, and not longer than a whole body (Cloud API, templates).
 */
export function cleanParameter(value: string, most = LONGEST): string {
  const clean = value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {5,}/g, '    ')
    .trim();
  if (!/[^\s\p{Cf}]/u.test(clean)) return NOTHING;
  return shortenText(clean, most);
}

/** Cuts a text to a number of characters. A cut text ends with an ellipsis. */
export function shortenText(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}
