/** Returns the texts of a stored message: its template, and the values that fill it or the whole text. */
export function explainContent(content: unknown): { templateName: string | null; words: string[] } {
  if (typeof content !== 'object' || content === null) return { templateName: null, words: [] };
  const parts = content as Record<string, unknown>;
  const templateName = typeof parts['templateName'] === 'string' ? parts['templateName'] : null;
  const texts = [parts['body'], parts['text'], parts['caption'], parts['cards']];
  return { templateName, words: texts.flatMap(wordsOf) };
}

function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return part === '' ? [] : [part];
  if (Array.isArray(part)) return part.flatMap(wordsOf);
  if (typeof part !== 'object' || part === null) return [];
  const { text, title } = part as Record<string, unknown>;
  return [...wordsOf(title), ...wordsOf(text)];
}
