import { decodePart } from '#platform/http/decode-part.ts';

/** Document 2, section 2. */
const LONGEST = 25;

/** Returns the displayed name of a file: the end of its address. */
export function shownName(url: string): string {
  const name = [...decodePart(url.slice(url.lastIndexOf('/') + 1))];
  return name.length > LONGEST ? `…${name.slice(-LONGEST).join('')}` : name.join('');
}
