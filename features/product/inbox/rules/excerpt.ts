const MOST_LETTERS = 140;

/** Returns the beginning of a message in one line, or null if there is no text. */
export function excerptOf(text: string | null): string | null {
  const line = text?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  if (line === '') return null;
  const letters = [...line];
  return letters.length <= MOST_LETTERS ? line : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
}
