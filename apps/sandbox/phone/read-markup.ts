/** A piece of a message's text, as WhatsApp marks it up. */
export interface Marked {
  kind: 'plain' | 'bold' | 'italic' | 'struck' | 'code' | 'link';
  text: string;
}

const KINDS: Record<string, Marked['kind']> = { '*': 'bold', _: 'italic', '~': 'struck' };
/** A mark counts only at the edge of a word, as in the app: `2*3*4` stays as it is. */
const MARK =
  /```([^`]+)```|`([^`\n]+)`|(?<![\w*_~])([*_~])(?=\S)([^\n]*?\S)\3(?![\w*_~])|(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/g;

/** Splits text into plain, *bold*, _italic_, ~struck~, `code` and links. */
export function readMarkup(text: string): Marked[] {
  const pieces: Marked[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) pieces.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, block, code, mark, marked, link] = match;
    if (link !== undefined) pieces.push({ kind: 'link', text: link });
    else if (mark !== undefined) pieces.push({ kind: KINDS[mark] ?? 'plain', text: marked ?? '' });
    else pieces.push({ kind: 'code', text: block ?? code ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}
