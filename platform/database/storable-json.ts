/** An escape in JSON text. The last part keeps an escaped backslash from being read as the start of one. */
const ESCAPE = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;

/**
 * Converts a value to JSON that the database accepts: it refuses zero characters and halves of surrogate pairs, which
 * people's messages and names do contain. The former are removed, the latter replaced.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.replace(ESCAPE, (escape) => {
    if (escape === '\\u0000') return '';
    // JSON.stringify escapes surrogates only if their other half is missing.
    return escape.startsWith('\\ud') ? '\\ufffd' : escape;
  });
}
