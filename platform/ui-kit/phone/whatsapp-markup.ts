export type TextStyle = 'bold' | 'italic' | 'strike' | 'mono';

/** A piece of a message: plain text, an unfilled variable, or formatted pieces. */
export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; name: string }
  | { kind: 'styled'; style: TextStyle; pieces: TextPiece[] };

const STYLE_OF: Record<string, TextStyle> = { '*': 'bold', _: 'italic', '~': 'strike', '```': 'mono' };

// A mark counts only at the edge of a word, next to what it formats: '2 * 3 * 4' and 'snake_case_name' stay as they
// are.
const STYLED = /(?<![\p{L}\p{N}*_~])(\*|_|~)(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/u;
const MONO = /(```)([\s\S]+?)```/;
const VARIABLE = /\{\{\s*([\w.]+)\s*\}\}/;

/** Parses WhatsApp's markup: *bold*, _italic_, ~strike~, ```mono``` and {{variables}}. */
export function readWhatsAppMarkup(text: string): TextPiece[] {
  return readPieces(text, [MONO, STYLED, VARIABLE]);
}

/** Parses {{variables}} only, for chats without markup. */
export function readVariables(text: string): TextPiece[] {
  return readPieces(text, [VARIABLE]);
}

function readPieces(text: string, patterns: readonly RegExp[]): TextPiece[] {
  if (text === '') return [];
  const found = patterns.map((pattern) => pattern.exec(text)).filter((match) => match !== null);
  const first = found.toSorted((one, other) => one.index - other.index)[0];
  if (first === undefined) return [{ kind: 'text', text }];
  const before = text.slice(0, first.index);
  const after = text.slice(first.index + first[0].length);
  return [...plain(before), toPiece(first), ...readPieces(after, patterns)];
}

function plain(text: string): TextPiece[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

function toPiece(match: RegExpExecArray): TextPiece {
  const style = STYLE_OF[match[1] ?? ''];
  if (style === undefined) return { kind: 'variable', name: match[1] ?? '' };
  const inner = match[2] ?? '';
  return { kind: 'styled', style, pieces: style === 'mono' ? plain(inner) : readWhatsAppMarkup(inner) };
}
