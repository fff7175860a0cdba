import { readMarkup, type Marked } from '../read-markup.ts';

/** A message's text with the app's own marks drawn. */
export function MarkedText({ text }: { text: string }) {
  return (
    <p className="text" dir="auto">
      {readMarkup(text).map(draw)}
    </p>
  );
}

function draw({ kind, text }: Marked, at: number) {
  switch (kind) {
    case 'bold':
      return <strong key={at}>{text}</strong>;
    case 'italic':
      return <em key={at}>{text}</em>;
    case 'struck':
      return <s key={at}>{text}</s>;
    case 'code':
      return <code key={at}>{text}</code>;
    case 'link':
      return (
        <a key={at} href={text} target="_blank" rel="noreferrer">
          {text}
        </a>
      );
    case 'plain':
      return text;
  }
}
