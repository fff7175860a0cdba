import { use, type ReactNode } from 'react';
import { PartDrawing } from './part-drawing.ts';
import { PhoneApp, type PhoneAppName } from './phone-app.ts';
import styles from './phone.module.css';
import { readVariables, readWhatsAppMarkup, type TextPiece } from './whatsapp-markup.ts';

/** Messenger shows formatting marks as plain text. */
const PIECES_OF: Record<PhoneAppName, (text: string) => TextPiece[]> = {
  whatsapp: readWhatsAppMarkup,
  messenger: readVariables,
};

/** A message's text as the channel shows it. */
export function MessageText({ text }: { text: string }) {
  const app = use(PhoneApp);
  return (
    <p className={styles.text} dir="auto">
      {drawPieces(PIECES_OF[app](text))}
    </p>
  );
}

function drawPieces(pieces: TextPiece[]): ReactNode {
  return pieces.map((piece, at) => <Piece key={at} piece={piece} />);
}

function Piece({ piece }: { piece: TextPiece }): ReactNode {
  const draw = use(PartDrawing);
  if (piece.kind === 'text') return draw(piece, piece.text);
  if (piece.kind === 'variable')
    return <span className={styles.variable}>{piece.name.replaceAll('_', ' ')}</span>;
  const inner = drawPieces(piece.pieces);
  switch (piece.style) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'strike':
      return <s>{inner}</s>;
    case 'mono':
      return <code>{inner}</code>;
  }
}
