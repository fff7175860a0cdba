/** An escape of JSON text; the last part keeps an escaped backslash from being read as the start of one. */
const ESCAPE = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;

/**
 * A value as JSON that the database takes: it refuses zero characters and halves of surrogate pairs, which people's
 * messages and names do carry. The former are left out, the latter become the replacement character.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.replace(ESCAPE, (escape) => {
    if (escape === '\\u0000') return '';
    // JSON.stringify escapes surrogates only where their other half is missing.
    return escape.startsWith('\\ud') ? '\\ufffd' : escape;
  });
}
