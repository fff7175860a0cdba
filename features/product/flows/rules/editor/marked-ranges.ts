import type { TextPiece } from '#platform/ui-kit/phone/whatsapp-markup.ts';

/** A range of a text that a channel draws in another style, by the offsets of its first character and its end. */
export interface MarkedRange {
  from: number;
  to: number;
  style: 'bold' | 'italic' | 'strike' | 'mono' | 'mark';
}

/** Returns the formatted ranges of a text and the positions of its marks. Variables are written `{{name}}`. */
export function markedRanges(
  pieces: readonly TextPiece[],
  begin = 0,
): { ranges: MarkedRange[]; end: number } {
  const ranges: MarkedRange[] = [];
  let at = begin;
  for (const piece of pieces) {
    if (piece.kind === 'text') at += piece.text.length;
    else if (piece.kind === 'variable') at += piece.name.length + 4;
    else {
      const width = piece.style === 'mono' ? 3 : 1;
      const inner = markedRanges(piece.pieces, at + width);
      ranges.push(
        { from: at, to: at + width, style: 'mark' },
        { from: at + width, to: inner.end, style: piece.style },
        ...inner.ranges,
        { from: inner.end, to: inner.end + width, style: 'mark' },
      );
      at = inner.end + width;
    }
  }
  return { ranges, end: at };
}
