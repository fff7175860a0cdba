import { decodePart } from '#platform/http/decode-part.ts';

/** Document 2, section 2. */
const LONGEST = 25;

/** What a file is called beside it: the end of its address is what tells it from others. */
export function shownName(url: string): string {
  const name = [...decodePart(url.slice(url.lastIndexOf('/') + 1))];
  return name.length > LONGEST ? `…${name.slice(-LONGEST).join('')}` : name.join('');
}
