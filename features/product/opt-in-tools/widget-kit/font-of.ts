import type { TextPart } from '../contract/tool-text.ts';
import { loadFont } from './load-font.ts';

type FontName = TextPart['fontFamily'];

const SYSTEM = "'Helvetica Neue', Helvetica, Arial, system-ui, sans-serif";

/**
 * The family as a sheet names it, which the browser knows from then on. Ours have a name of their own, so that a page's
 * fonts stay the page's.
 */
export function fontOf(name: FontName): string {
  if (name === 'HelveticaNeue') return SYSTEM;
  if (name === 'monospace') return 'ui-monospace, Menlo, Consolas, monospace';
  loadFont(name);
  return `'Bellbird ${name}', ${SYSTEM}`;
}
