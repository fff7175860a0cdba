import type { TextPart } from '../contract/tool-text.ts';
import { loadFont } from './load-font.ts';

type FontName = TextPart['fontFamily'];

const SYSTEM = "'Helvetica Neue', Helvetica, Arial, system-ui, sans-serif";

/**
 * Returns the family name for CSS, and makes the browser know the font. Our fonts have names of their own, so that a
 * page's fonts are not affected.
 */
export function fontOf(name: FontName): string {
  if (name === 'HelveticaNeue') return SYSTEM;
  if (name === 'monospace') return 'ui-monospace, Menlo, Consolas, monospace';
  loadFont(name);
  return `'Bellbird ${name}', ${SYSTEM}`;
}
