/** Escapes of JSON text: a surrogate pair, half of one, or any other, so that none is read from its middle. */
const ESCAPE = /\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(ud[89a-f][0-9a-f]{2})|.)/gi;

/** JSON text in which halves of surrogate pairs, which no database accepts, become the replacement character. */
export function withWholeLetters(json: string): string {
  return json.replace(ESCAPE, (escape, half?: string) => (half === undefined ? escape : '\\ufffd'));
}
