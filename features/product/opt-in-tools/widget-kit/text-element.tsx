import type { TextPart } from '../contract/tool-text.ts';
import { fontOf } from './font-of.ts';

interface TextElementProps {
  /** What a merchant who clicks it in the preview wants to edit. */
  part: string;
  of: TextPart;
  tag?: 'h2' | 'p' | 'span';
}

/** Words of a view as their merchant wants them to look, which run as their language does. Empty ones take no space. */
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
