import type { TextPart } from '../contract/tool-text.ts';
import { fontOf } from './font-of.ts';

interface TextElementProps {
  /** The panel that opens when a merchant clicks it in the preview. */
  part: string;
  of: TextPart;
  tag?: 'h2' | 'p' | 'span';
}

/** A text of a view with the merchant's style, in the direction of its language. An empty text takes no space. */
export function TextElement({ part, of, tag: Tag = 'p' }: TextElementProps) {
  const { text, color, fontFamily, fontWeight, fontSize } = of;
  if (!text) return null;
  const look = { color, fontFamily: fontOf(fontFamily), fontWeight, '--size': `${fontSize / 16}em` };
  return (
    <Tag class="text" id={part === 'title' ? 'title' : undefined} data-part={part} style={look}>
      {text}
    </Tag>
  );
}
