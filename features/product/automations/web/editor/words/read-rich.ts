import type { Rich } from '../../../rules/editor/words-of-rich.ts';

/** The most that is read of a page that somebody copied whole. */
const MOST = 500_000;
/** Deeper than this nobody writes. */
const DEEPEST = 200;

/** What was pasted with its looks. Nothing of it is run or loaded. */
export function readRich(html: string): Rich {
  return toRich(new DOMParser().parseFromString(html.slice(0, MOST), 'text/html').body, DEEPEST);
}

function toRich(element: Element, depth: number): Rich {
  return {
    tag: element.localName,
    style: element.getAttribute('style') ?? '',
    children: [...element.childNodes].map((child) =>
      child instanceof Element && depth > 0 ? toRich(child, depth - 1) : textOf(child),
    ),
  };
}

function textOf(node: Node): string {
  return node.nodeType === Node.COMMENT_NODE ? '' : (node.textContent ?? '');
}
